import type { OrderFacts } from './guards';
import type { Transition } from './transitions';

/**
 * Whether a move needs the minutes until the kitchen is done. A scheduled order already has its time, so minutes from
 * now would be meaningless.
 *
 * @param asksMinutes the store's flag `is_ask_estimated_time_for_ready_order`
 */
export const needsMinutes = (
  { needs = [] }: Pick<Transition, 'needs'>,
  { schedule_at }: { schedule_at?: OrderFacts['schedule_at'] | Date },
  asksMinutes: boolean,
): boolean => asksMinutes && needs.includes('minutes') && !schedule_at;
