import { limits } from '#contract/limits';
import { readStored, writeStored } from '../../config/jsonStorage';
import { storageKeys } from '../../config/storageKeys';
import { accountOf, getSession } from '../../session/session';
import type { PendingAction } from './pendingAction';

const keptMs = limits.tapKeptHours * 3_600_000;

interface KeptTaps {
  account: string;
  taps: readonly PendingAction[];
}

/** The stored queue without what is too old; `null`, and nothing stays stored, if that is all. */
function readKept(): KeptTaps | null {
  const stored = readStored<KeptTaps>(storageKeys.queuedTaps);
  const taps = stored?.taps.filter(({ at }) => Date.now() - at < keptMs) ?? [];
  if (stored && taps.length > 0) return { ...stored, taps };
  if (stored) writeStored(storageKeys.queuedTaps, null);
  return null;
}

/** The account's taps that had not been answered when a page was left. They wait, and are sent with the same keys. */
export function readTaps(account: string): PendingAction[] {
  const queue = readKept();
  if (queue?.account !== account) return [];
  return queue.taps.map((tap) => ({ ...tap, state: 'failed', isWaiting: true }));
}

/**
 * Stores an account's unanswered taps across reloads, but only while it is signed in: they contain guests' names.
 * Another account's taps are never replaced.
 *
 * @param pageKeys keys of all taps that this page has had: other tabs store theirs in the same place
 */
export function keepTaps(account: string, taps: readonly PendingAction[], pageKeys: ReadonlySet<string>): void {
  if (accountOf(getSession()) !== account) return;
  const queue = readKept();
  if (queue && queue.account !== account) return;
  const all = [...(queue?.taps ?? []).filter(({ key }) => !pageKeys.has(key)), ...taps];
  writeStored(storageKeys.queuedTaps, all.length > 0 ? ({ account, taps: all } satisfies KeptTaps) : null);
}
