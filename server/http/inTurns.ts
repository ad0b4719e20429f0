// Test suites replace the global timers; turns must go on.
import { setImmediate } from 'node:timers';

/** How long one call's work on its rows may hold up the other calls. */
const turnMs = 4;

/** Lets the event loop serve other calls before it goes on with this one. */
export const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/**
 * Maps many rows a few at a time. Presenting, checking and writing hundreds of rows takes long enough for other stores
 * to notice; in turns with their calls, it doesn't.
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

/** The rows of a reply: its longest list, and the field that holds it. */
export interface ReplyRows {
  field: string;
  rows: readonly unknown[];
}

/** Rows of a reply that are checked or written at once. */
export const rowsAtOnce = 25;

/** @returns `null` if the reply is short enough to be handled at once */
export function longList(reply: Record<string, unknown>): ReplyRows | null {
  let found: ReplyRows | null = null;
  for (const [field, rows] of Object.entries(reply))
    if (Array.isArray(rows) && rows.length > (found?.rows.length ?? rowsAtOnce)) found = { field, rows };
  return found;
}

/** Parts of some rows, in turns with other calls. */
export async function* partsInTurns(rows: readonly unknown[]): AsyncGenerator<readonly unknown[]> {
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    if (start > 0) await nextTurn();
    yield rows.slice(start, start + rowsAtOnce);
  }
}
