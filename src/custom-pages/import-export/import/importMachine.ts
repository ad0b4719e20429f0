import { v4 as uuid } from 'uuid';
import { limits } from '#contract/limits';
import type { ImportKind } from '#contract/menuFiles/columns';
import { type ColumnMatch, matchColumns } from '#contract/menuFiles/matchColumns';
import { ApiError } from '../../../dataProvider/apiError';
import type { StoreDataProvider } from '../../../dataProvider/index';
import type { Decimal, FoundDecimal } from '../../../menuFiles/reading/decimalOf';
import type { ReadingHints, WindowsEncoding } from '../../../menuFiles/reading/decodeText';
import type { NumberColumn } from '../../../menuFiles/reading/fileSession';
import { type FileReading, openFileReader } from '../../../menuFiles/reading/openFileReader';
import { RefusedFile } from '../../../menuFiles/reading/refusedFile';
import { applyLines } from '../../../menuFiles/run/applyLines';
import { type ImportJob, type OnError, type StoredImport, storedImport } from '../../../menuFiles/run/importJob';
import { openLines } from '../../../menuFiles/run/importRows';
import { missingNames } from '../../../menuFiles/run/missingNames';
import { fileBatches, previewRows, storedBatches } from '../../../menuFiles/run/previewRows';
import { retryUntilReached } from '../../../menuFiles/run/retryUntilReached';
import { RunControl, RunEnded } from '../../../menuFiles/run/runControl';
import { atStart, type Flow, type OpenedFile, type Run, startedRun } from './flow';

/** Longest header that is remembered. */
const headerMax = 200;

/** The mapping that a store remembers: columns that were matched, and those left out on purpose. */
const mappingOf = (matches: readonly ColumnMatch[]): Record<string, string> =>
  Object.fromEntries(
    matches
      .filter(
        ({ header, target, leftOut }) =>
          header !== '' && header.length <= headerMax && (target || leftOut === 'by_choice'),
      )
      .slice(0, limits.importColumnsMax)
      .map(({ header, target }) => [header, target ?? '']),
  );

/** The parameters of a reading. */
interface Reads {
  kind: ImportKind;
  /** The store's languages. */
  languages: readonly string[];
  hints: ReadingHints;
}

interface Meant {
  createMissing: boolean;
  decimal: Decimal | null;
}

/**
 * One import from its file to its result, apart from what shows it. Whatever is under way ends with `dispose`; an
 * import that was being written can then be gone on with, by its id.
 */
export class ImportMachine {
  flow: Flow = atStart;
  private listeners = new Set<() => void>();
  private reading: FileReading | null = null;
  private source: { file: File; opened: OpenedFile; import_id: string; reads: Reads } | null = null;
  private control: RunControl | null = null;
  private again: (() => Promise<void>) | null = null;
  private isGone = false;

  constructor(private readonly dataProvider: StoreDataProvider) {}

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  current = (): Flow => this.flow;

  /** Whether the file is at hand: after a reload it is not, and its columns cannot be taken otherwise. */
  get hasFile(): boolean {
    return this.source !== null;
  }

  start = (): void => {
    this.isGone = false;
  };

  dispose = (): void => {
    this.isGone = true;
    this.control?.end();
    this.reading?.close();
    this.reading = null;
  };

  private show(flow: Flow): void {
    if (this.isGone) return;
    this.flow = flow;
    for (const listener of this.listeners) listener();
  }

  /** Reads a file and takes its columns for ours. */
  chooseFile = async (file: File, reads: Reads): Promise<void> => {
    this.show({ step: 'file', reading: file.name, refusal: null });
    this.reading?.close();
    this.reading = openFileReader();
    const { kind, languages, hints } = reads;
    try {
      const facts = await this.reading.open(file, hints);
      const { mapping } = await this.dataProvider.getImportMapping({ kind }).catch(() => ({ mapping: {} }));
      const matches = matchColumns(facts.columns, { kind, languages, remembered: mapping });
      this.source = { file, opened: { name: file.name, facts, matches }, import_id: uuid(), reads };
      this.show({ step: 'columns', file: this.source.opened });
    } catch (error) {
      this.show({ step: 'file', reading: null, refusal: { name: file.name, reason: asRefusal(error) } });
    }
  };

  /** Reads the same file again with another character set. */
  readAs = async (encoding: WindowsEncoding): Promise<void> => {
    if (!this.source) return;
    const { file, reads } = this.source;
    await this.chooseFile(file, { ...reads, hints: { ...reads.hints, encoding } });
  };

  match = (matches: ColumnMatch[]): void => {
    if (!this.source) return;
    this.source.opened = { ...this.source.opened, matches };
    this.show({ step: 'columns', file: this.source.opened });
  };

  /** Finds the decimal separator in the file's amounts. */
  decimals = (columns: readonly NumberColumn[]): Promise<FoundDecimal> =>
    this.reading?.decimals(columns) ?? Promise.resolve({ decimal: null, unclear: null });

  toColumns = (): void => {
    this.discard();
    this.show(this.source ? { step: 'columns', file: this.source.opened } : atStart);
  };

  toStart = (): void => {
    this.discard();
    this.source = null;
    this.show(atStart);
  };

  /** Ends what is under way and forgets it. A preview that is not used stays on the server as no more than that. */
  private discard(): void {
    this.control?.end();
    storedImport.write(null);
  }

  private async run(step: 'previewing' | 'applying', job: ImportJob, work: (control: RunControl) => Promise<void>) {
    const change = (part: Partial<Run>) => {
      if (this.control === control && (this.flow.step === 'previewing' || this.flow.step === 'applying'))
        this.show({ ...this.flow, run: { ...this.flow.run, ...part } });
    };
    const control = new RunControl((state) => change({ state }));
    this.control = control;
    this.again = () => this.run(step, job, work);
    this.show({ step, job, run: startedRun(job.rowCount) });
    try {
      await work(control);
    } catch (error) {
      if (error instanceof RunEnded) return;
      if (!(error instanceof ApiError)) throw error;
      change({ error: error.code, state: 'paused' });
    }
  }

  private progressed =
    (control: RunControl) =>
    (progress: Run['progress']): void => {
      if (this.control === control && (this.flow.step === 'previewing' || this.flow.step === 'applying'))
        this.show({ ...this.flow, run: { ...this.flow.run, progress, error: null } });
    };

  /** Shows what the file would do. Another preview of the same file takes the place of the first, line by line. */
  preview = async (kind: ImportKind, { createMissing, decimal }: Meant): Promise<void> => {
    const { source, reading } = this;
    if (!source || !reading) return;
    this.discard();
    const { matches, facts, name } = source.opened;
    const refusal = await refusalOf(reading.check(matches));
    if (refusal) return this.show({ step: 'columns', file: source.opened, refusal });
    this.dataProvider.setImportMapping({ kind, mapping: mappingOf(matches) }).catch(() => undefined);
    const job = {
      import_id: source.import_id,
      kind,
      fileName: name,
      rowCount: facts.rowCount,
      createMissing,
      decimal,
      leftOut: matches.flatMap(({ header, target, leftOut }) =>
        target === null && leftOut !== 'added' && header !== '' ? [header] : [],
      ),
    };
    await this.look(job, () => fileBatches(reading, matches));
  };

  /** Shows what the previewed rows would do where what they lack is created, or is not. */
  createMissing = async (createMissing: boolean): Promise<void> => {
    if (this.flow.step !== 'preview') return;
    const { job } = this.flow;
    this.control?.end();
    await this.look({ ...job, createMissing }, (control) => storedBatches(this.dataProvider, job.import_id, control));
  };

  private look(job: ImportJob, batches: (control: RunControl) => ReturnType<typeof fileBatches>): Promise<void> {
    return this.run('previewing', job, async (control) => {
      const preview = await previewRows(this.dataProvider, job, batches(control), control, this.progressed(control));
      storedImport.write({ job, phase: 'previewed', onError: 'skip' });
      this.show({ step: 'preview', job, preview });
    });
  }

  /** Writes what the preview showed. */
  apply = async (onError: OnError): Promise<void> => {
    if (this.flow.step !== 'preview') return;
    const { job } = this.flow;
    const file = this.source?.file;
    storedImport.write({ job, phase: 'applying', onError });
    await this.run('applying', job, async (control) => {
      const isFileKept = file ? await uploadFile(this.dataProvider, job, file, control) : true;
      await this.write(job, onError, control, isFileKept);
    });
  };

  private async write(job: ImportJob, onError: OnError, control: RunControl, isFileKept = true): Promise<void> {
    const lines = await openLines(this.dataProvider, job.import_id, control);
    await applyLines(this.dataProvider, job, lines, onError, control, this.progressed(control));
    await this.finish(job, control, isFileKept);
  }

  private async finish(job: ImportJob, control: RunControl, isFileKept: boolean): Promise<void> {
    const { import: written } = await retryUntilReached(
      () => this.dataProvider.getImport({ _id: job.import_id }),
      control,
    );
    storedImport.write(null);
    this.show({ step: 'result', job, written, isFileKept });
  }

  /** Goes on with an import that a reload or a leave broke off. */
  continueImport = async ({ job, phase, onError }: StoredImport): Promise<void> => {
    const { import: known } = await retryUntilReached(
      () => this.dataProvider.getImport({ _id: job.import_id }),
      new RunControl(),
    );
    if (known.state !== 'previewed' && known.state !== 'applying') {
      storedImport.write(null);
      return this.show({ step: 'result', job, written: known, isFileKept: true });
    }
    if (phase === 'applying') return this.run('applying', job, (control) => this.write(job, onError, control));
    const missing = await missingNames(this.dataProvider, job.import_id);
    const preview = { done: known.row_count, total: known.row_count, counts: known.counts, missing };
    this.show({ step: 'preview', job, preview });
  };

  pause = (): void => this.control?.pause();
  resume = (): void => this.control?.resume();
  retry = (): void => void this.again?.();

  /** Ends what is under way: a preview leads back to the columns, an import to what was written of it. */
  cancel = async (): Promise<void> => {
    const { flow } = this;
    if (flow.step === 'previewing') return this.toColumns();
    if (flow.step !== 'applying') return;
    this.control?.end();
    await this.run('applying', flow.job, async (control) => {
      this.progressed(control)(flow.run.progress);
      await retryUntilReached(() => this.dataProvider.cancelImport({ import_id: flow.job.import_id }), control);
      await this.finish(flow.job, control, true);
    });
  };

  /** The rows that were not taken, as a file; `null` where the file is no longer at hand. */
  failedRows = (failures: { line: number; text: string }[], errorHeader: string): Promise<Blob> | null =>
    this.source && this.reading ? this.reading.failed(failures, errorHeader) : null;
}

const asRefusal = (error: unknown): RefusedFile =>
  error instanceof RefusedFile ? error : new RefusedFile('unreadable');

const refusalOf = (checked: Promise<void>): Promise<RefusedFile | null> => checked.then(() => null, asRefusal);

/** @returns whether the server keeps the file; an import goes on without it */
async function uploadFile(
  dataProvider: StoreDataProvider,
  { import_id, kind, fileName }: ImportJob,
  file: Blob,
  control: RunControl,
): Promise<boolean> {
  try {
    await retryUntilReached(
      () => dataProvider.addImportFile({ import_id, kind, file_name: fileName.slice(-255) }, { file }),
      control,
    );
    return true;
  } catch (error) {
    if (error instanceof RunEnded) throw error;
    return false;
  }
}
