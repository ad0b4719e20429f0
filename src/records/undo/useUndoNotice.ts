import { useCallback } from 'react';
import type { BulkResult } from '#contract/entities/change';
import type { ResourceName } from '../../descriptors/resources/index';
import { onAccountChange } from '../../session/onAccountChange';

/** An action that can be undone for a while. */
export interface UndoNotice {
  key: number;
  text: string;
  changeIds: readonly string[];
  /** Undoes one of them, if it isn't a change of the journal. */
  undo?: ((changeId: string) => Promise<{ results: BulkResult[] }>) | undefined;
  name: ResourceName;
  /** A record's name, to say which one couldn't be undone. */
  nameOf: (id: string) => string | undefined;
}

let notices: readonly UndoNotice[] = [];
let lastKey = 0;
const listeners = new Set<() => void>();

function become(next: readonly UndoNotice[]): void {
  notices = next;
  for (const listener of listeners) listener();
}

/** The current offers. Outside React, so that they outlive the page on which the action happened. */
export const undoNotices = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  all: (): readonly UndoNotice[] => notices,
  add: (notice: Omit<UndoNotice, 'key'>) => {
    lastKey += 1;
    become([...notices, { ...notice, key: lastKey }]);
  },
  remove: (key: number) => become(notices.filter((notice) => notice.key !== key)),
};

// The next account must not undo the previous one's actions.
onAccountChange(() => become([]));

interface Offer {
  /** Names what was done: `12 items deleted`. */
  text: string;
  /** IDs of the changes; without one there is nothing to offer. */
  changeIds: readonly (string | null)[];
  /** Undoes one of them, if it isn't a change of the journal. */
  undo?: ((changeId: string) => Promise<{ results: BulkResult[] }>) | undefined;
  name: ResourceName;
  nameOf?: (id: string) => string | undefined;
}

const nameless = () => undefined;

/**
 * Says what was done and offers to undo it. The offer appears on the list that the user is on or opens next.
 *
 * @example offerUndo({ text: t('items.deleted', { name }), changeIds: [change_id], name: 'items' })
 */
export function useUndoNotice(): (offer: Offer) => void {
  return useCallback(({ text, changeIds, name, undo, nameOf = nameless }: Offer) => {
    const undoableIds = changeIds.filter((id) => id !== null);
    if (undoableIds.length > 0) undoNotices.add({ text, changeIds: undoableIds, name, undo, nameOf });
  }, []);
}
