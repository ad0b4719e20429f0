import type { MenuImport } from '#contract/entities/menuImport';
import type { ColumnMatch } from '#contract/menuFiles/matchColumns';
import type { FileFacts } from '../../../menuFiles/reading/fileSession';
import type { RefusedFile } from '../../../menuFiles/reading/refusedFile';
import type { ImportJob, RunProgress } from '../../../menuFiles/run/importJob';
import type { Preview } from '../../../menuFiles/run/previewRows';
import type { RunState } from '../../../menuFiles/run/runControl';

/** A file that was read, with its columns matched to ours. */
export interface OpenedFile {
  name: string;
  facts: FileFacts;
  matches: ColumnMatch[];
}

/** A long run of calls as the page shows it. */
export interface Run {
  progress: RunProgress;
  state: RunState;
  /** Why the server refused to continue: an error code. */
  error: number | null;
  startedAt: number;
}

/** The steps of an import, in order. */
export type Flow =
  | { step: 'file'; reading: string | null; refusal: { name: string; reason: RefusedFile } | null }
  | { step: 'columns'; file: OpenedFile; refusal?: RefusedFile }
  | { step: 'previewing'; job: ImportJob; run: Run }
  | { step: 'preview'; job: ImportJob; preview: Preview }
  | { step: 'applying'; job: ImportJob; run: Run }
  | { step: 'result'; job: ImportJob; written: MenuImport; isFileKept: boolean };

export const atStart: Flow = { step: 'file', reading: null, refusal: null };

export const startedRun = (total: number): Run => ({
  progress: { done: 0, total, counts: { create: 0, update: 0, unchanged: 0, error: 0 } },
  state: 'going',
  error: null,
  startedAt: Date.now(),
});

/** The steps as the user sees them. */
export const shownSteps = ['file', 'columns', 'preview', 'result'] as const;

export const shownStep = ({ step }: Flow): number =>
  ({ file: 0, columns: 1, previewing: 2, preview: 2, applying: 3, result: 3 })[step];
