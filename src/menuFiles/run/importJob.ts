import type { BodyOf } from '#contract/calls/index';
import type { ImportCounts } from '#contract/entities/menuImport';
import type { ImportKind } from '#contract/menuFiles/columns';
import { readStored, writeStored } from '../../config/jsonStorage';
import { storageKeys } from '../../config/storageKeys';
import type { Decimal } from '../reading/decimalOf';

type ImportBody = BodyOf<'import_items'>;
export type OnError = NonNullable<ImportBody['on_error']>;

/** One import as its page knows it. */
export interface ImportJob {
  import_id: string;
  kind: ImportKind;
  fileName: string;
  rowCount: number;
  createMissing: boolean;
  /** The file's decimal separator, if it was given or detected. */
  decimal: Decimal | null;
  /** Headers of the file's columns that aren't imported; absent in jobs that an earlier version stored. */
  leftOut?: readonly string[];
}

export const optionsOf = ({ createMissing, decimal }: ImportJob): ImportBody['options'] => ({
  create_missing: createMissing,
  ...(decimal ? { decimal } : {}),
});

export const noCounts: ImportCounts = { create: 0, update: 0, unchanged: 0, error: 0 };

/** Progress of a run. */
export interface RunProgress {
  done: number;
  total: number;
  counts: ImportCounts;
}

/** Adds the results of a reply to the previous ones. */
export function counted(counts: ImportCounts, results: readonly { outcome: keyof ImportCounts }[]): ImportCounts {
  const sum = { ...counts };
  for (const { outcome } of results) sum[outcome] += 1;
  return sum;
}

/** A running import, stored across reloads: the server has its rows, the browser its settings. */
export interface StoredImport {
  job: ImportJob;
  phase: 'previewed' | 'applying';
  onError: OnError;
}

export const storedImport = {
  read: (): StoredImport | null => readStored<StoredImport>(storageKeys.menuImport),
  write: (stored: StoredImport | null): void => writeStored(storageKeys.menuImport, stored),
};
