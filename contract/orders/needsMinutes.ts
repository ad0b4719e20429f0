import type { OrderFacts } from './guards';
import type { Transition } from './transitions';

/**
 * Whether whoever makes a move has to say in how many minutes the kitchen is done. An order with a slot has its time:
 * minutes from now would say nothing of it.
 *
 * @param asksMinutes the store's flag `is_ask_estimated_time_for_ready_order`
 */
export const needsMinutes = (
  { needs = [] }: Pick<Transition, 'needs'>,
  { schedule_at }: { schedule_at?: OrderFacts['schedule_at'] | Date },
  asksMinutes: boolean,
): boolean => asksMinutes && needs.includes('minutes') && !schedule_at;
