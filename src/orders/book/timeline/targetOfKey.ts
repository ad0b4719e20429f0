import { addMinutes } from 'date-fns';
import type { KeyboardEvent } from 'react';
import type { Order } from '#contract/entities/order';
import { dueAt } from '#contract/orders/boards';
import { tableIds } from '#contract/orders/orderTables';
import { type TableRow, tableBeside } from './tableRows';
import type { Target } from './useMoveBooking';

/**
 * Where Alt and an arrow key move a booking: one slot earlier or later in reading direction, or one table up or down.
 *
 * @returns `undefined` for every other key
 */
export function targetOfKey(
  {
    key,
    altKey,
    ctrlKey,
    metaKey,
    shiftKey,
  }: Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>,
  order: Order,
  rows: readonly TableRow[],
  { isRtl, slotMinutes }: { isRtl: boolean; slotMinutes: number },
): Target | undefined {
  if (!altKey || ctrlKey || metaKey || shiftKey) return undefined;
  if (key === 'ArrowUp' || key === 'ArrowDown') {
    const isDown = key === 'ArrowDown';
    const table = tableBeside(rows, tableIds(order).at(isDown ? -1 : 0), isDown ? 1 : -1);
    return table ? { tables: [table] } : {};
  }
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined;
  const isLater = (key === 'ArrowRight') !== isRtl;
  return { at: addMinutes(dueAt(order), isLater ? slotMinutes : -slotMinutes) };
}
