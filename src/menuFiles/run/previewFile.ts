import type { ReplyOf } from '#contract/calls/index';
import type { ColumnMatch } from '#contract/menuFiles/matchColumns';
import { importCalls } from '../../dataProvider/importCalls';
import type { FileReading } from '../reading/openFileReader';
import { counted, type ImportJob, noCounts, optionsOf, type RunProgress } from './importJob';
import type { RunControl } from './runControl';
import { steadily } from './steadily';

type Missing = ReplyOf<'import_items'>['missing'];

/** What a whole file would do. */
export interface Preview extends RunProgress {
  /** Names that its rows ask for and the store lacks, each once. */
  missing: Missing;
}

const together = (a: string[], b: string[]): string[] => [...new Set([...a, ...b])];

/**
 * Asks what each row of a file would do, batch after batch; the server keeps the answers, line by line.
 *
 * @throws RunEnded, or an ApiError of a call that the server refused
 */
export async function previewFile(
  job: ImportJob,
  reading: FileReading,
  matches: readonly ColumnMatch[],
  control: RunControl,
  onProgress: (progress: RunProgress) => void,
): Promise<Preview> {
  const missing: Missing = { categories: [], sub_categories: [], modifier_groups: [] };
  let progress: RunProgress = { done: 0, total: job.rowCount, counts: noCounts };
  let from: number | null = 0;
  while (from !== null) {
    await control.pass();
    const batch: Awaited<ReturnType<FileReading['batch']>> = await reading.batch(from, matches);
    const body = { import_id: job.import_id, mode: 'preview' as const, rows: batch.rows, options: optionsOf(job) };
    const reply = await steadily(() => importCalls.sendImportRows(job.kind, body), control);
    for (const name of Object.keys(missing) as (keyof Missing)[])
      missing[name] = together(missing[name], reply.missing[name]);
    progress = {
      ...progress,
      done: progress.done + batch.rows.length,
      counts: counted(progress.counts, reply.results),
    };
    onProgress(progress);
    from = batch.next;
  }
  return { ...progress, missing };
}
