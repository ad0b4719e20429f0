import type { BodyOf, ReplyOf } from '#contract/calls/index';
import type { ColumnMatch } from '#contract/menuFiles/matchColumns';
import type { StoreDataProvider } from '../../dataProvider/index';
import type { FileReading } from '../reading/openFileReader';
import { counted, type ImportJob, noCounts, optionsOf, type RunProgress } from './importJob';
import { importRows } from './importRows';
import { retryUntilReached } from './retryUntilReached';
import type { RunControl } from './runControl';

type Missing = ReplyOf<'import_items'>['missing'];
type Batch = BodyOf<'import_items'>['rows'];

/** The effect of a whole file. */
export interface Preview extends RunProgress {
  /** Names that its rows need and the store doesn't have, each once. */
  missing: Missing;
}

/** Rows of a file. */
export async function* fileBatches(reading: FileReading, matches: readonly ColumnMatch[]): AsyncGenerator<Batch> {
  let from: number | null = 0;
  while (from !== null) {
    const batch: Awaited<ReturnType<FileReading['batch']>> = await reading.batch(from, matches);
    yield batch.rows;
    from = batch.next;
  }
}

/** Rows that the server kept from an earlier preview, so the file isn't needed again. */
export async function* storedBatches(
  dataProvider: StoreDataProvider,
  import_id: string,
  control: RunControl,
): AsyncGenerator<Batch> {
  for await (const rows of importRows(dataProvider, import_id, {}, control)) yield rows.map(({ line }) => ({ line }));
}

const together = (a: string[], b: string[]): string[] => [...new Set([...a, ...b])];

/**
 * Asks what each row would do, batch after batch. The server keeps the answers, line by line.
 *
 * @throws RunEnded, or an ApiError of a call that the server refused
 */
export async function previewRows(
  dataProvider: StoreDataProvider,
  job: ImportJob,
  batches: AsyncIterable<Batch>,
  control: RunControl,
  onProgress: (progress: RunProgress) => void,
): Promise<Preview> {
  const missing: Missing = { categories: [], sub_categories: [], modifier_groups: [] };
  let progress: RunProgress = { done: 0, total: job.rowCount, counts: noCounts };
  for await (const rows of batches) {
    await control.pass();
    if (rows.length === 0) continue;
    const body = { import_id: job.import_id, mode: 'preview' as const, rows, options: optionsOf(job) };
    const reply = await retryUntilReached(() => dataProvider.sendImportRows(job.kind, body), control);
    for (const name of Object.keys(missing) as (keyof Missing)[])
      missing[name] = together(missing[name], reply.missing[name]);
    progress = {
      ...progress,
      done: progress.done + rows.length,
      counts: counted(progress.counts, reply.results),
    };
    onProgress(progress);
  }
  return { ...progress, missing };
}
