import { useSyncExternalStore } from 'react';
import type { ProviderRecord } from '#contract/entities/provider';
import { expiresSoon } from '#contract/providers/fitness';
import { storageKeys } from '../../../config/storageKeys';

/** As many as a large store has; older ones have ended by then. */
const keptMax = 500;

/**
 * The documents of a person that are about to run out: a later day is another piece of news. Those that hold for longer are
 * none of them: whoever has read of one has not read of the others.
 */
export const endingPapers = ({ documents }: Pick<ProviderRecord, 'documents'>, today: string): string[] =>
  documents.flatMap(({ _id, state, expires_on }) =>
    state === 'approved' && expiresSoon(expires_on, today) ? [`${_id} ${expires_on}`] : [],
  );

const listeners = new Set<() => void>();
let known: { text: string | null; seen: ReadonlySet<string> } = { text: null, seen: new Set() };

function read(): ReadonlySet<string> {
  const text = localStorage.getItem(storageKeys.seenPapers);
  if (text !== known.text) {
    let papers: unknown;
    try {
      papers = JSON.parse(text ?? '[]');
    } catch {
      papers = [];
    }
    known = { text, seen: new Set(Array.isArray(papers) ? papers : []) };
  }
  return known.seen;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Of which documents the person at this device knows that they run out. */
export function useSeenPapers() {
  const seen = useSyncExternalStore(subscribe, read);
  return {
    isSeen: (paper: string): boolean => seen.has(paper),
    see: (papers: readonly string[]) => {
      const all = [...new Set([...seen, ...papers])].slice(-keptMax);
      localStorage.setItem(storageKeys.seenPapers, JSON.stringify(all));
      for (const listener of listeners) listener();
    },
  };
}
