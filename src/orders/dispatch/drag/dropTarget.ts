import { createContext, use } from 'react';
import type { Order } from '#contract/entities/order';

/** The orders being dragged; usually none. */
export const DraggedContext = createContext<readonly Order[]>([]);

export const useDragged = (): readonly Order[] => use(DraggedContext);

/** Data of a drop target; `null` is the automatic search. */
export interface DropData {
  personId: string | null;
}

/** The scroll container of the list of people. */
export const peopleScroller = '[data-people]';

const markPrefix = 'mark:';

/** The drop id of a person's mark on the map, separate from their row's. */
export const markDropId = (personId: string): string => `${markPrefix}${personId}`;

export const isMarkDrop = (id: unknown): boolean => String(id).startsWith(markPrefix);

interface Over {
  data: { current?: Record<string, unknown> | undefined };
}

/** The person whose drop target is under the drag; `undefined` if there is none. */
export function personOfDrop(over: Over | null): string | null | undefined {
  const personId = over?.data.current?.personId;
  return typeof personId === 'string' || personId === null ? personId : undefined;
}
