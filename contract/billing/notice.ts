import type { StoreBilling } from '../entities/subscription';
import { dateFrom } from '../time';
import { lockDay, trialNoticeDays } from './dunning';
import { daysBetween, monthsAfter } from './periods';
import { currentPeriod, isLocking, type Subscription, stateOf } from './subscription';

/** When a card stops working: the first day of the month after it expires. */
export const cardEnd = ({ exp_month, exp_year }: { exp_month: number; exp_year: number }): string =>
  monthsAfter(`${exp_year}-${String(exp_month).padStart(2, '0')}-01`, 1);

/** Says what the owner has to do on a day; `null` if nothing. `cardEndsOn` is that of the card that is charged. */
export function noticeOf(
  subscription: Subscription,
  today: string,
  { cardEndsOn, noticeDays }: { cardEndsOn: string | null; noticeDays: number },
): Omit<StoreBilling, 'is_closed'> | null {
  const { agreement, arrears, trial_ends_on } = subscription;
  const state = stateOf(subscription, today);
  const is_locked = isLocking(state);
  if (is_locked && subscription.is_exempt) return null;
  if (arrears) return { notice: 'payment_failed', on: lockDay(arrears.since), is_locked };
  if (state === 'trial_ended') return { notice: 'trial_ended', on: trial_ends_on ?? today, is_locked };
  if (state === 'ended') return { notice: 'ended', on: currentPeriod(subscription)?.to ?? today, is_locked };
  const isEnding = !agreement || subscription.is_cancelled;
  if (state === 'trial' && isEnding && trial_ends_on !== null && daysBetween(today, trial_ends_on) <= trialNoticeDays)
    return { notice: 'trial_ends', on: trial_ends_on, is_locked };
  if (agreement && !isEnding && cardEndsOn !== null && daysBetween(today, cardEndsOn) <= noticeDays)
    return { notice: 'card_expires', on: dateFrom(cardEndsOn, -1), is_locked };
  return null;
}
