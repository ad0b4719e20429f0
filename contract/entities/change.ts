import { z } from 'zod';
import { id } from './shared';

/** The result of a bulk change for one record. */
export const bulkResultSchema = z.object({ _id: id, success: z.boolean(), error_code: z.int().optional() });
export type BulkResult = z.infer<typeof bulkResultSchema>;

/**
 * The reply of a call that changes several records: a result for each, and the ID of the change for `undo_change`;
 * `null` if nothing changed.
 */
export const bulkReply = { results: z.array(bulkResultSchema), change_id: id.nullable() };
export const bulkReplySchema = z.object(bulkReply);
