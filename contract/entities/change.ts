import { z } from 'zod';
import { id } from './shared';

/** What became of one record of a bulk change. */
export const bulkResultSchema = z.object({ _id: id, success: z.boolean(), error_code: z.int().optional() });
export type BulkResult = z.infer<typeof bulkResultSchema>;

/**
 * What a call that changes many records replies: a result for each, and the change's id, with which `undo_change`
 * takes it back; `null` where nothing was changed.
 */
export const bulkReply = { results: z.array(bulkResultSchema), change_id: id.nullable() };
export const bulkReplySchema = z.object(bulkReply);
