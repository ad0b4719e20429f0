import { readStored, writeStored } from '../../config/jsonStorage';
import { storageKeys } from '../../config/storageKeys';
import type { ImportJob, OnError } from './importJob';

/** An import that is under way, kept through reloads: the server knows its rows, the browser how it was meant. */
export interface KeptImport {
  job: ImportJob;
  phase: 'previewed' | 'applying';
  onError: OnError;
}

export const keptImport = {
  read: (): KeptImport | null => readStored<KeptImport>(storageKeys.menuImport),
  write: (kept: KeptImport | null): void => writeStored(storageKeys.menuImport, kept),
};
