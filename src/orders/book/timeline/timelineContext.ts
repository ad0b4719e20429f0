import { createContext, type KeyboardEvent, use } from 'react';
import type { Order } from '#contract/entities/order';

/** Operations on bookings for the parts of the timeline. The same functions for as long as it is open. */
export interface TimelineActions {
  /** Marks a booking, to be moved by tapping its target; tapped again, it is released. */
  pick: (order: Order) => void;
  /** A tap on a table at a distance in px from the timeline's start. */
  tap: (tableId: string, px: number) => void;
  onKey: (event: KeyboardEvent, order: Order) => void;
}

export const TimelineContext = createContext<TimelineActions | null>(null);

export function useTimeline(): TimelineActions {
  const actions = use(TimelineContext);
  if (!actions) throw new Error('TimelineContext is missing above this component');
  return actions;
}
