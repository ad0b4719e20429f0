import { addDays } from 'date-fns';
import { errorCodes } from '#contract/codes/errorCodes';
import { limits } from '#contract/limits';
import { isOpenAt } from '#contract/openingHours';
import { CallError } from '#server/http/callError';
import { ruleBroken } from '../refusals';
import type { StoreTerms } from '../storeTerms';

/**
 * When the order is due: its slot, or now.
 *
 * @returns the slot, or `null` for now
 * @throws 635 if the store doesn't take orders at all, 4106 for a slot that is past or too far ahead, 4105 if the store is closed then
 */
export function orderTime({ store, hours }: StoreTerms, scheduleAt: string | undefined, now: Date): Date | null {
  if (!store.is_business || !store.is_approved) throw new CallError(errorCodes.STORE_BUSINESS_OFF);
  const slot = scheduleAt === undefined ? null : new Date(scheduleAt);
  if (slot && (slot <= now || slot > addDays(now, limits.scheduleDaysMax))) {
    throw ruleBroken(errorCodes.SLOT_NOT_AVAILABLE, 'schedule_at');
  }
  if (!isOpenAt(hours, slot ?? now, store.timezone)) {
    throw ruleBroken(errorCodes.STORE_CLOSED_AT_THAT_TIME, 'schedule_at');
  }
  return slot;
}
