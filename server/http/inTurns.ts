// Imported, because test suites replace the global timers, which must not stop the turns.
import { setImmediate } from 'node:timers';

/** How long one call's work on its rows can hold up other calls. */
const turnMs = 4;

/** Lets the event loop serve other calls before this one continues. */
export const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/**
 * Maps many rows in short turns, between which other calls are served. Otherwise, other stores would notice the time
 * that hundreds of rows take.
 */
export async function mapInTurns<Row, Result>(rows: readonly Row[], present: (row: Row) => Result): Promise<Result[]> {
  const results: Result[] = [];
  let startedAt = performance.now();
  for (const row of rows) {
    if (performance.now() - startedAt > turnMs) {
      await nextTurn();
      startedAt = performance.now();
    }
    results.push(present(row));
  }
  return results;
}

/** The longest list of a reply, and the field that contains it. */
export interface ReplyRows {
  field: string;
  rows: readonly unknown[];
}

/** How many rows of a reply are checked or serialised in one turn. */
export const rowsPerTurn = 25;

/** Returns the longest list of a reply; `null` if the reply is short enough to be handled in one turn. */
export function longList(reply: Record<string, unknown>): ReplyRows | null {
  let found: ReplyRows | null = null;
  for (const [field, rows] of Object.entries(reply))
    if (Array.isArray(rows) && rows.length > (found?.rows.length ?? rowsPerTurn)) found = { field, rows };
  return found;
}

/** Yields the rows in parts, and lets other calls run between them. */
export async function* partsInTurns(rows: readonly unknown[]): AsyncGenerator<readonly unknown[]> {
  for (let start = 0; start < rows.length; start += rowsPerTurn) {
    if (start > 0) await nextTurn();
    yield rows.slice(start, start + rowsPerTurn);
  }
}
