import { limits } from '#contract/limits';
import type { StoreDataProvider } from '../../dataProvider/index';
import { counted, type ImportJob, noCounts, type OnError, optionsOf, type RunProgress } from './importJob';
import { retryUntilReached } from './retryUntilReached';
import type { RunControl } from './runControl';

/**
 * Writes a preview's lines in batches. A batch whose reply was lost is resent: lines already written return their
 * first answer. With `stop`, the first failing row ends it, and the server keeps nothing.
 *
 * @throws RunEnded, or an ApiError of a call that the server refused
 */
export async function applyLines(
  dataProvider: StoreDataProvider,
  job: ImportJob,
  lines: readonly number[],
  onError: OnError,
  control: RunControl,
  onProgress: (progress: RunProgress) => void,
): Promise<RunProgress> {
  let progress: RunProgress = { done: 0, total: lines.length, counts: noCounts };
  onProgress(progress);
  for (let from = 0; from < lines.length; from += limits.importBatchMax) {
    await control.pass();
    const rows = lines.slice(from, from + limits.importBatchMax).map((line) => ({ line }));
    const body = {
      import_id: job.import_id,
      mode: 'apply' as const,
      on_error: onError,
      rows,
      options: optionsOf(job),
    };
    const { results } = await retryUntilReached(() => dataProvider.sendImportRows(job.kind, body), control);
    progress = { ...progress, done: progress.done + rows.length, counts: counted(progress.counts, results) };
    onProgress(progress);
    if (onError === 'stop' && progress.counts.error > 0) break;
  }
  return progress;
}
