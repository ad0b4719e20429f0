import type { Database } from '#server/db/database';

/**
 * Writes many records at once. If that fails, splits them in half repeatedly until the records that the database
 * refuses are isolated.
 *
 * @param write runs in a savepoint, rolled back if it fails
 * @param refusalOf the code for an error that is a refusal; any other error is thrown
 * @returns the refused entries, each with its code
 */
export async function bisectFailures<Entry>(
  tx: Database,
  entries: readonly Entry[],
  write: (part: Database, entries: readonly Entry[]) => Promise<void>,
  refusalOf: (error: unknown) => number | undefined,
): Promise<Map<Entry, number>> {
  const [first] = entries;
  if (first === undefined) return new Map();
  try {
    await tx.transaction((part) => write(part, entries));
    return new Map();
  } catch (error) {
    const code = refusalOf(error);
    if (code === undefined) throw error;
    if (entries.length === 1) return new Map([[first, code]]);
    const middle = Math.ceil(entries.length / 2);
    const before = await bisectFailures(tx, entries.slice(0, middle), write, refusalOf);
    return new Map([...before, ...(await bisectFailures(tx, entries.slice(middle), write, refusalOf))]);
  }
}
