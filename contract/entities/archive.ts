import { z } from 'zod';
import { id, instant } from './shared';

export const archiveStates = ['waiting', 'running', 'ready', 'failed'] as const;
export type ArchiveState = (typeof archiveStates)[number];

/** An archive of everything in a store, as its owner follows it. */
export const storeArchiveSchema = z.object({
  _id: id,
  state: z.enum(archiveStates),
  requested_at: instant,
  /** How much of it is done. */
  percent: z.int(),
  /** Once it is ready: its size, its SHA-256 in hexadecimal digits, and until when it can be downloaded. */
  bytes: z.int().nullable(),
  sha256: z.string().nullable(),
  expires_at: instant.nullable(),
});
export type StoreArchive = z.infer<typeof storeArchiveSchema>;
