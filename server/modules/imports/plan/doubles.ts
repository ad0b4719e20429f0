import type { ImportContext, InputRow } from '../importContext';
import { linesByKey } from '../storedRows';

/** Finds rows of one import about the same record, across batches: the first one counts. */
export interface Doubles {
  /** The line before this one that is about the same record, if any; from here on this line is about it too. */
  claim(key: string, line: number): number | undefined;
  /** Whether a row of another batch has this key. */
  isStored(key: string): boolean;
}

/** @param keys possible keys of this batch's rows, as far as they are known before planning */
export async function openDoubles(
  context: ImportContext,
  rows: readonly InputRow[],
  keys: readonly string[],
): Promise<Doubles> {
  const lines = new Set(rows.map(({ line }) => line));
  const stored = await linesByKey(context, [...new Set(keys)]);
  const seen = new Map<string, number>();
  return {
    claim(key, line) {
      const elsewhere = stored.get(key)?.find((other) => other < line && !lines.has(other));
      const first = seen.get(key);
      if (first === undefined) seen.set(key, line);
      return elsewhere ?? first;
    },
    isStored: (key) => stored.has(key),
  };
}
