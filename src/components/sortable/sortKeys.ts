import type { KeyboardEvent } from 'react';
import { arranged, groupOf, stepped } from './arrangement';
import type { HeldRow } from './useHeldRow';

/**
 * Sorting by key, on a handle that has the focus: Space or Enter lifts and drops, arrows, Home and End move, Escape puts
 * back. Places are counted, not measured as dnd-kit's keyboard sensor does, so that a row also finds its way into a
 * group that is closed, empty or scrolled away.
 */
export function sortByKey(row: HeldRow, id: string, event: KeyboardEvent): void {
  const isLifted = row.held?.id === id;
  const take = () => {
    event.preventDefault();
    event.stopPropagation();
  };
  if (event.key === ' ' || event.key === 'Enter') {
    take();
    if (isLifted) row.drop();
    else row.lift(id, 'keys');
    return;
  }
  if (!isLifted) return;
  const group = groupOf(row.shown, id);
  if (event.key === 'Escape') {
    take();
    row.cancel();
  } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    take();
    row.shift(stepped(row.shown, id, event.key === 'ArrowDown' ? 1 : -1));
  } else if (group && (event.key === 'Home' || event.key === 'End')) {
    take();
    row.shift(arranged(row.shown, id, group.id, event.key === 'Home' ? 0 : group.ids.length));
  }
}
