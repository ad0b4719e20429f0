import { z } from 'zod';
import { id } from '#contract/entities/shared';

/** Changes with the format of archives. The schema of their tables is named separately. */
export const archiveFormat = 1;

export const manifestPath = 'manifest.json';
export const tablePath = (name: string): string => `tables/${name}.jsonl`;
export const filePath = (key: string): string => `files/${key}`;

const size = z.int().min(0);
const sha256 = z.string().regex(/^[\da-f]{64}$/);
/** A file of the archive: of what is inside it, before it is compressed. */
const content = { path: z.string(), bytes: size, sha256 };

export const manifestSchema = z.strictObject({
  format: z.literal(archiveFormat),
  /** The version of Storedesk that made it, and the last migration of its database. */
  version: z.string(),
  schema: z.string(),
  created_at: z.iso.datetime(),
  store: z.strictObject({ id, name: z.array(z.string()) }),
  /** One file each, with a row as JSON in each line, in the order in which they are imported. */
  tables: z.array(z.strictObject({ name: z.string(), rows: size, ...content })),
  /** Pictures, documents and imported files, decrypted. */
  files: z.array(z.strictObject({ key: z.string(), ...content })),
  /** Files that rows refer to, but that couldn't be read. */
  missing: z.array(z.string()),
  /** Left out, with the reason: tables, and columns as `table.column`. */
  left_out: z.record(z.string(), z.string()),
});
export type Manifest = z.infer<typeof manifestSchema>;
