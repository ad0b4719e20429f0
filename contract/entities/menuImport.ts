import { z } from 'zod';
import { importKinds } from '../menuFiles/columns';
import { cellErrorCodes, importOutcomes, importStates } from '../menuFiles/outcomes';
import { allergenSchema, dietMarkSchema } from './diet';
import { id, instant } from './shared';

export const importKindSchema = z.enum(importKinds);

export const cellErrorSchema = z.object({
  column: z.string(),
  value: z.string(),
  code: z.enum(cellErrorCodes),
  /** In English, for other programs. The app shows its own text for `code`. */
  message: z.string(),
  /** The parameters of the text of `code`: `{max: 120}`, `{line: 7}`. */
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});
export type CellError = z.infer<typeof cellErrorSchema>;

/** A cell that a row changes, as a file would have it. */
export const cellChangeSchema = z.object({
  column: z.string(),
  from: z.string(),
  to: z.string(),
  /** For a price that is far from similar items' (`menuFiles/unusualPrice.ts`): their usual price. */
  usual: z.string().optional(),
  /** For allergens and diet marks: the marks that contradict the item's allergens. */
  contradictions: z.array(z.object({ mark: dietMarkSchema, allergens: z.array(allergenSchema) })).optional(),
});
export type CellChange = z.infer<typeof cellChangeSchema>;

/** The result of a row of a file, planned or applied. The header is line 1. */
export const importResultSchema = z.object({
  line: z.int(),
  outcome: z.enum(importOutcomes),
  _id: id.optional(),
  /** A readable name of the row's record. */
  name: z.string(),
  errors: z.array(cellErrorSchema),
  /** For an update, each cell that changes; for a new record, where it goes, its price, tax and stock. */
  changes: z.array(cellChangeSchema),
});
export type ImportResult = z.infer<typeof importResultSchema>;

export const importCountsSchema = z.object({
  create: z.int(),
  update: z.int(),
  unchanged: z.int(),
  error: z.int(),
});
export type ImportCounts = z.infer<typeof importCountsSchema>;

export const importRowSchema = importResultSchema.extend({
  values: z.record(z.string(), z.string()),
  /** Whether the row has been written. */
  is_applied: z.boolean(),
});
export type ImportRow = z.infer<typeof importRowSchema>;

export const menuImportSchema = z.object({
  _id: id,
  kind: importKindSchema,
  /** Empty if no file was stored. */
  file_name: z.string(),
  state: z.enum(importStates),
  on_error: z.enum(['skip', 'stop']),
  counts: importCountsSchema,
  row_count: z.int(),
  applied_count: z.int(),
  by: z.string(),
  created_at: instant,
  applied_at: instant.nullable(),
  /** Whether any part of it can still be undone. */
  can_undo: z.boolean(),
});
export type MenuImport = z.infer<typeof menuImportSchema>;
