import { readStored, writeStored } from '../../config/jsonStorage';
import { storageKeys } from '../../config/storageKeys';
import type { PendingAction } from './pendingAction';

/** An evening and its night. A tap from before then is no longer true. */
const keptMs = 18 * 3_600_000;

interface KeptTaps {
  account: string;
  taps: readonly PendingAction[];
}

const stored = (account: string): readonly PendingAction[] => {
  const kept = readStored<KeptTaps>(storageKeys.queuedTaps);
  return kept?.account === account ? kept.taps.filter(({ at }) => Date.now() - at < keptMs) : [];
};

/** The account's taps that had not been answered when a page was left. They wait, and are sent with the same keys. */
export const readTaps = (account: string): PendingAction[] =>
  stored(account).map((tap) => ({ ...tap, state: 'failed', isWaiting: true }));

/**
 * Stores an account's unanswered taps across reloads.
 *
 * @param own keys of all taps that this page has had: other tabs store theirs in the same place
 */
export function keepTaps(account: string, taps: readonly PendingAction[], own: ReadonlySet<string>): void {
  const all = [...stored(account).filter(({ key }) => !own.has(key)), ...taps];
  writeStored(storageKeys.queuedTaps, all.length > 0 ? ({ account, taps: all } satisfies KeptTaps) : null);
}
