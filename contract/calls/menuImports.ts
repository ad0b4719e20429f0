import { z } from 'zod';
import { bulkReplySchema } from '../entities/change';
import {
  importCountsSchema,
  importKindSchema,
  importResultSchema,
  importRowSchema,
  menuImportSchema,
} from '../entities/menuImport';
import { id } from '../entities/shared';
import { limits } from '../limits';
import { importOutcomes } from '../menuFiles/outcomes';
import type { PermissionKey } from '../permissions';
import { body, call } from './call';
import { listArguments, listReply } from './list';

const cells = z.record(z.string().max(100), z.string().max(limits.cellMax));

/**
 * A preview keeps what the rows say and writes nothing of the menu. `apply` takes the same rows, or names the lines
 * of the preview alone; a line that was written answers as it did then, so that a batch may be sent again. Cells are
 * as they stand in the file: guarded against formulas, empty to keep, a lone `-` to clear.
 *
 * 4022 at `import_id`: `other_kind`, or `import_ended` (cancelled, stopped, undone); at `on_error`: `import_has_errors`,
 * where all or nothing is asked for and previewed rows are wrong. Where a row turns out wrong only while it is applied,
 * the reply succeeds and tells of it: the import is `stopped`, and what it wrote before is taken back.
 *
 * A batch may cut through a modifier group. Its rows are judged with those of other batches: the outcomes of lines that came
 * before may change with it, as `get_import_row_list` tells.
 */
const importBody = body({
  /** Chosen by who imports; the first batch makes it known. */
  import_id: id,
  mode: z.enum(['preview', 'apply']),
  /** `stop`: all or nothing. */
  on_error: z.enum(['skip', 'stop']).default('skip'),
  rows: z
    .array(z.strictObject({ line: z.int().min(1).max(10_000_000), values: cells.optional() }))
    .min(1)
    .max(limits.importBatchMax),
  options: z
    .strictObject({
      /** Makes the categories, sub-categories and modifier groups that a row names and the store lacks. */
      create_missing: z.boolean().default(false),
      /** What parts the decimals; both are understood where the file leaves no doubt. */
      decimal: z.enum(['.', ',']).optional(),
    })
    .default({ create_missing: false }),
});

const importReply = z.object({
  results: z.array(importResultSchema),
  counts: importCountsSchema,
  /** Names that rows ask for and the store lacks, each once. */
  missing: z.object({
    categories: z.array(z.string()),
    sub_categories: z.array(z.string()),
    modifier_groups: z.array(z.string()),
  }),
});

/** Any one of these opens the history; a kind's own permission decides what may be imported. */
const importers: readonly PermissionKey[] = ['store/product', 'store/group', 'store/modifier_group'];

export const menuImportCalls = {
  import_items: call({
    audience: 'session',
    permission: 'store/product',
    audit: { entity: 'import', action: 'apply' },
    summary: 'Rows of items: shows what they would do, or does it',
    body: importBody,
    reply: importReply,
  }),
  import_categories: call({
    audience: 'session',
    permission: 'store/group',
    audit: { entity: 'import', action: 'apply' },
    summary: 'Rows of categories and sub-categories: shows what they would do, or does it',
    body: importBody,
    reply: importReply,
  }),
  import_modifier_groups: call({
    audience: 'session',
    permission: 'store/modifier_group',
    audit: { entity: 'import', action: 'apply' },
    summary: 'Rows of modifiers in their groups: shows what they would do, or does it',
    body: importBody,
    reply: importReply,
  }),
  add_import_file: call({
    audience: 'session',
    permission: importers,
    upload: { field: 'file', maxBytes: limits.importFileBytes },
    audit: 'none: it belongs to its import, which is kept when it is applied',
    summary: 'Keeps the file that an import was read from, for its history',
    body: body({ import_id: id, kind: importKindSchema, file_name: z.string().trim().min(1).max(255) }),
    reply: z.object({ import: menuImportSchema }),
  }),
  get_import_file: call({
    audience: 'session',
    permission: importers,
    summary: 'The file of an import, in base64',
    body: body({ import_id: id }),
    reply: z.object({ file_name: z.string(), content: z.string() }),
  }),
  get_import_list: call({
    audience: 'session',
    permission: importers,
    summary: 'Who imported what, the latest first',
    body: body(listArguments),
    reply: listReply(menuImportSchema),
  }),
  get_import: call({
    audience: 'session',
    permission: importers,
    summary: 'One import, and how far it is',
    body: body({ _id: id }),
    reply: z.object({ import: menuImportSchema }),
  }),
  get_import_row_list: call({
    audience: 'session',
    permission: importers,
    summary: 'The rows of an import by their lines, with what each does or did',
    body: body({
      import_id: id,
      page: z.int().min(1).default(1),
      perPage: z.int().min(1).max(limits.importBatchMax).default(50),
      filter: z
        .strictObject({ outcome: z.enum(importOutcomes).optional(), is_applied: z.boolean().optional() })
        .default({}),
    }),
    reply: listReply(importRowSchema),
  }),
  cancel_import: call({
    audience: 'session',
    permission: importers,
    audit: { entity: 'import', action: 'cancel' },
    summary: 'Ends an import where it is: what was written stays, and can be undone',
    body: body({ import_id: id }),
    reply: z.object({ import: menuImportSchema }),
  }),
  undo_import: call({
    audience: 'session',
    permission: importers,
    audit: { entity: 'import', action: 'undo' },
    summary: 'Takes an import back, for each record that nobody touched since. The kind’s own permission is needed too',
    body: body({ import_id: id }),
    reply: bulkReplySchema.pick({ results: true }).extend({ import: menuImportSchema }),
  }),
  get_import_mapping: call({
    audience: 'session',
    permission: importers,
    summary: 'Which column the store took each header for, the last time; empty where it was left out',
    body: body({ kind: importKindSchema }),
    reply: z.object({ mapping: z.record(z.string(), z.string()) }),
  }),
  set_import_mapping: call({
    audience: 'session',
    permission: importers,
    audit: 'none: a help for the next file, which changes nothing that anybody sees',
    summary: 'Remembers which column each header of a file was taken for',
    body: body({
      kind: importKindSchema,
      /** A column, with its language where it is one of several: `name:fr`. Empty: left out. */
      mapping: z
        .record(z.string().max(200), z.string().regex(/^([a-z_]{1,40}(:[\w-]{1,15})?)?$/))
        .refine((mapping) => Object.keys(mapping).length <= limits.importColumnsMax, { error: 'too many columns' }),
    }),
    reply: z.object({ mapping: z.record(z.string(), z.string()) }),
  }),
} as const;
