import { readStored, writeStored } from '../../config/jsonStorage';
import { storageKeys } from '../../config/storageKeys';
import { accountOf, getSession } from '../../session/session';
import type { PendingAction } from './pendingAction';

/** An evening and its night. A tap from before then is no longer true. */
const keptMs = 18 * 3_600_000;

interface KeptTaps {
  account: string;
  taps: readonly PendingAction[];
}

/** The stored queue without what is too old; `null`, and nothing stays stored, if that is all. */
function readKept(): KeptTaps | null {
  const kept = readStored<KeptTaps>(storageKeys.queuedTaps);
  const taps = kept?.taps.filter(({ at }) => Date.now() - at < keptMs) ?? [];
  if (kept && taps.length > 0) return { ...kept, taps };
  if (kept) writeStored(storageKeys.queuedTaps, null);
  return null;
}

/** The account's taps that had not been answered when a page was left. They wait, and are sent with the same keys. */
export function readTaps(account: string): PendingAction[] {
  const kept = readKept();
  if (kept?.account !== account) return [];
  return kept.taps.map((tap) => ({ ...tap, state: 'failed', isWaiting: true }));
}

/**
 * Stores an account's unanswered taps across reloads, as long as it is signed in: they have guests' names. Another
 * account's taps are never replaced.
 *
 * @param own keys of all taps that this page has had: other tabs store theirs in the same place
 */
export function keepTaps(account: string, taps: readonly PendingAction[], own: ReadonlySet<string>): void {
  if (accountOf(getSession()) !== account) return;
  const kept = readKept();
  if (kept && kept.account !== account) return;
  const all = [...(kept?.taps ?? []).filter(({ key }) => !own.has(key)), ...taps];
  writeStored(storageKeys.queuedTaps, all.length > 0 ? ({ account, taps: all } satisfies KeptTaps) : null);
}
