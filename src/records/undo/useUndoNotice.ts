import { useCallback } from 'react';
import type { BulkResult } from '#contract/entities/change';
import type { ResourceName } from '../../resources/index';
import { undoNotices } from './undoNotices';

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
