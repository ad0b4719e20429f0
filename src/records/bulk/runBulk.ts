import type { BulkResult } from '#contract/entities/change';
import { ApiError, UnreachableError } from '../../dataProvider/apiError';
import type { BulkOutcome } from '../../dataProvider/storeProvider';

/** What became of a change of many records. */
export interface BulkReport {
  results: BulkResult[];
  /** What `undo_change` takes, one for each batch that changed something. */
  changeIds: string[];
  /** Never sent: it was cancelled, or the server was no longer reached. */
  untried: string[];
  /** Sent, and the answer was lost: whether they were changed is not known. */
  unsure: string[];
}

interface BulkRun {
  ids: readonly string[];
  batchSize: number;
  send: (ids: string[]) => Promise<BulkOutcome>;
  signal: AbortSignal;
  onProgress: (done: number) => void;
}

/**
 * Changes many records, batch after batch. A refusal of a whole batch is each of its records' own; where an answer is
 * lost, nothing is sent again by itself: a price raised twice is worse than one not raised.
 */
export async function runBulk({ ids, batchSize, send, signal, onProgress }: BulkRun): Promise<BulkReport> {
  const report: BulkReport = { results: [], changeIds: [], untried: [], unsure: [] };
  for (let start = 0; start < ids.length; start += batchSize) {
    const batch = ids.slice(start, start + batchSize);
    if (signal.aborted) return { ...report, untried: ids.slice(start) };
    try {
      const { results, change_id } = await send(batch);
      report.results.push(...results);
      if (change_id !== null) report.changeIds.push(change_id);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error instanceof UnreachableError) return { ...report, unsure: batch, untried: ids.slice(start + batchSize) };
      report.results.push(...batch.map((_id) => ({ _id, success: false, error_code: error.code })));
    }
    onProgress(Math.min(start + batchSize, ids.length));
  }
  return report;
}
