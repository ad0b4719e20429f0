import { useCallback } from 'react';
import type { BulkResult } from '#contract/entities/change';
import type { ResourceName } from '../../resources/index';
import { onAccountChange } from '../../session/onAccountChange';

/** Something that was done, and can be taken back for a while. */
export interface UndoNotice {
  key: number;
  text: string;
  changeIds: readonly string[];
  /** Takes one of them back, where that is no change of the journal. */
  undo?: ((changeId: string) => Promise<{ results: BulkResult[] }>) | undefined;
  name: ResourceName;
  /** How a person calls a record, to say which could not be taken back. */
  nameOf: (id: string) => string | undefined;
}

const shownAtOnce = 3;

let notices: readonly UndoNotice[] = [];
let lastKey = 0;
const listeners = new Set<() => void>();

function become(next: readonly UndoNotice[]): void {
  notices = next;
  for (const listener of listeners) listener();
}

/** The offers that stand now. Beside React, so that they outlive the page on which something was done. */
export const undoNotices = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  all: (): readonly UndoNotice[] => notices,
  add: (notice: Omit<UndoNotice, 'key'>) => {
    lastKey += 1;
    become([...notices, { ...notice, key: lastKey }].slice(-shownAtOnce));
  },
  remove: (key: number) => become(notices.filter((notice) => notice.key !== key)),
};

// The next account takes nothing back of the one before.
onAccountChange(() => become([]));

interface Offer {
  /** What was done: `12 items deleted`. */
  text: string;
  /** Of the calls that did it; without one there is nothing to offer. */
  changeIds: readonly (string | null)[];
  /** Takes one of them back, where that is no change of the journal. */
  undo?: ((changeId: string) => Promise<{ results: BulkResult[] }>) | undefined;
  name: ResourceName;
  nameOf?: (id: string) => string | undefined;
}

const nameless = () => undefined;

/**
 * Tells what was done and offers to take it back. The offer is shown by the list, `RecordList`, that the person is on or
 * comes to next.
 *
 * @example offerUndo({ text: t('items.deleted', { name }), changeIds: [change_id], name: 'items' })
 */
export function useUndoNotice(): (offer: Offer) => void {
  return useCallback(({ text, changeIds, name, undo, nameOf = nameless }: Offer) => {
    const known = changeIds.filter((id) => id !== null);
    if (known.length > 0) undoNotices.add({ text, changeIds: known, name, undo, nameOf });
  }, []);
}
