/** The record as the server keeps it then. */
type Changed = { version: number } & Record<string, unknown>;
type Send = (id: string, version: number, changes: Record<string, unknown>) => Promise<Changed>;

/**
 * Sends changes of one record one after the other, each in the version that the one before led to, so that two quick
 * taps are not taken for two people.
 */
export function createRecordQueue(send: Send) {
  const waiting = new Map<string, Promise<unknown>>();
  const versions = new Map<string, number>();
  return {
    /** @param version of the record as it is on the screen */
    change(id: string, version: number, changes: Record<string, unknown>): Promise<Changed> {
      const before = waiting.get(id) ?? Promise.resolve();
      const mine = before
        .catch(() => undefined)
        .then(() => send(id, Math.max(version, versions.get(id) ?? 0), changes))
        .then((changed) => {
          versions.set(id, changed.version);
          return changed;
        });
      waiting.set(id, mine);
      return mine.finally(() => {
        if (waiting.get(id) === mine) waiting.delete(id);
      });
    },
    /** A further change of the record waits behind the one that just ended. */
    isBusy: (id: string): boolean => waiting.has(id),
  };
}
