import { createContext, use } from 'react';
import type { Order } from '#contract/entities/order';

/** The orders that are being dragged; none at most times. */
export const DraggedContext = createContext<readonly Order[]>([]);

export const useDragged = (): readonly Order[] => use(DraggedContext);

/** Data of a place on which orders can be dropped; `null` is the search by itself. */
export interface DropData {
  personId: string | null;
}

/** What scrolls where there are more people than room. */
export const peopleScroller = '[data-people]';

const markPrefix = 'mark:';

/** The place of a person's mark on the map, beside that of the row. */
export const markDropId = (personId: string): string => `${markPrefix}${personId}`;

export const isMarkDrop = (id: unknown): boolean => String(id).startsWith(markPrefix);

interface Over {
  data: { current?: Record<string, unknown> | undefined };
}

/** Whose place something is over; `undefined` where it is over none. */
export function personOfDrop(over: Over | null): string | null | undefined {
  const personId = over?.data.current?.personId;
  return typeof personId === 'string' || personId === null ? personId : undefined;
}
