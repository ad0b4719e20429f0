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
import { importNeeds } from '../menuFiles/importNeeds';
import { importOutcomes } from '../menuFiles/outcomes';
import type { PermissionKey } from '../permissions';
import { body, call } from './call';
import { listArguments, listReply } from './list';

const cells = z.record(z.string().max(100), z.string().max(limits.cellMax));

/**
 * A preview stores the rows and doesn't change the menu. `apply` takes the same rows, or only the line numbers of the
 * preview. A line that was already written returns its first result, so a batch can be sent again. Cells are sent as
 * they are in the file: guarded against formulas, empty to keep a value, a single `-` to clear it.
 * 4022 at `import_id`: `other_kind`, or `import_ended` (cancelled, stopped, undone); at `on_error`:
 * `import_has_errors`, if it is all or nothing and previewed rows have errors. If a row fails only while it is
 * applied, the reply still succeeds: the import is `stopped`, and everything it wrote is undone.
 * A batch can cut through a modifier group. Its rows are checked together with those of other batches, so the results
 * of earlier lines can change: `get_import_row_list` returns the current ones.
 */
const importBody = body({
  /** Chosen by the caller; the first batch creates the import. */
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
      /** Creates the categories, sub-categories and modifier groups that rows name and the store doesn't have. */
      create_missing: z.boolean().default(false),
      /** The decimal separator. Without it, both are accepted if the file leaves no doubt. */
      decimal: z.enum(['.', ',']).optional(),
    })
    .default({ create_missing: false }),
});

const importReply = z.object({
  results: z.array(importResultSchema),
  counts: importCountsSchema,
  /** Names in the rows that the store doesn't have, each once. */
  missing: z.object({
    categories: z.array(z.string()),
    sub_categories: z.array(z.string()),
    modifier_groups: z.array(z.string()),
  }),
});

/** Any one of these gives access to the history; what can be imported depends on the permission for that kind. */
const importers: readonly PermissionKey[] = Object.values(importNeeds).map(({ permission }) => permission);

export const menuImportCalls = {
  import_items: call({
    audience: 'session',
    permission: 'store/product',
    audit: { entity: 'import', action: 'apply' },
    summary: 'Previews or imports rows of items',
    body: importBody,
    reply: importReply,
  }),
  import_categories: call({
    audience: 'session',
    permission: 'store/group',
    audit: { entity: 'import', action: 'apply' },
    summary: 'Previews or imports rows of categories and sub-categories',
    body: importBody,
    reply: importReply,
  }),
  import_modifier_groups: call({
    audience: 'session',
    permission: 'store/modifier_group',
    audit: { entity: 'import', action: 'apply' },
    summary: 'Previews or imports rows of modifiers in their groups',
    body: importBody,
    reply: importReply,
  }),
  import_offers: call({
    audience: 'session',
    permission: 'store/promocode',
    audit: { entity: 'import', action: 'apply' },
    summary: 'Previews or imports rows of offers',
    body: importBody,
    reply: importReply,
  }),
  import_tables: call({
    audience: 'session',
    ...importNeeds.tables,
    audit: { entity: 'import', action: 'apply' },
    summary: 'Previews or imports rows of tables',
    body: importBody,
    reply: importReply,
  }),
  add_import_file: call({
    audience: 'session',
    permission: importers,
    upload: { field: 'file', maxBytes: limits.importFileBytes },
    audit: 'none: it belongs to its import, which is kept when it is applied',
    summary: 'Stores the file of an import for its history',
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
    summary: 'Who imported what, latest first',
    body: body(listArguments),
    reply: listReply(menuImportSchema),
  }),
  get_import: call({
    audience: 'session',
    permission: importers,
    summary: 'One import and its progress',
    body: body({ _id: id }),
    reply: z.object({ import: menuImportSchema }),
  }),
  get_import_row_list: call({
    audience: 'session',
    permission: importers,
    summary: 'The rows of an import by line number, with what each of them does or did',
    body: body({
      import_id: id,
      page: z.int().min(1).default(1),
      perPage: z.int().min(1).max(limits.importBatchMax).default(50),
      filter: z
        .strictObject({
          outcome: z.enum(importOutcomes).optional(),
          is_applied: z.boolean().optional(),
          /** Only rows with a price that is far from the usual one. */
          has_unusual_price: z.literal(true).optional(),
        })
        .default({}),
    }),
    reply: listReply(importRowSchema),
  }),
  cancel_import: call({
    audience: 'session',
    permission: importers,
    audit: { entity: 'import', action: 'cancel' },
    summary: 'Stops an import; rows already written stay and can be undone',
    body: body({ import_id: id }),
    reply: z.object({ import: menuImportSchema }),
  }),
  undo_import: call({
    audience: 'session',
    permission: importers,
    audit: { entity: 'import', action: 'undo' },
    summary:
      'Undoes an import, except for records changed since. Also needs the permission for the kind that was imported',
    body: body({ import_id: id }),
    reply: bulkReplySchema.pick({ results: true }).extend({ import: menuImportSchema }),
  }),
  get_import_mapping: call({
    audience: 'session',
    permission: importers,
    summary: 'Which column the store last chose for each header; empty if the header was skipped',
    body: body({ kind: importKindSchema }),
    reply: z.object({ mapping: z.record(z.string(), z.string()) }),
  }),
  set_import_mapping: call({
    audience: 'session',
    permission: importers,
    audit: 'none: a help for the next file, which changes nothing that anybody sees',
    summary: 'Remembers which column was chosen for each header of a file',
    body: body({
      kind: importKindSchema,
      /** A column, with its language if it has several: `name:fr`. Empty: skipped. */
      mapping: z
        .record(z.string().max(200), z.string().regex(/^([a-z_]{1,40}(:[\w-]{1,15})?)?$/))
        .refine((mapping) => Object.keys(mapping).length <= limits.importColumnsMax, { error: 'too many columns' }),
    }),
    reply: z.object({ mapping: z.record(z.string(), z.string()) }),
  }),
} as const;
