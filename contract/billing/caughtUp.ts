import { dateFrom } from '../time';
import { daysBetween } from './periods';
import { nextStep, type Subscription } from './subscription';

/** Days by which a step can be late, such as after an outage, and is carried out as if it were on time. */
const lateDays = 3;

/**
 * Returns how a subscription goes on after a time without billing, which was switched off: its next period begins today, so
 * that none of that time is charged, and the days of an unpaid invoice count on from where they were.
 */
export function caughtUp(subscription: Subscription, today: string): Subscription {
  const step = nextStep(subscription);
  const late = step ? daysBetween(step.on, today) : 0;
  if (!step || late <= lateDays) return subscription;
  const { arrears } = subscription;
  if (arrears) return { ...subscription, arrears: { ...arrears, since: dateFrom(arrears.since, late) } };
  return step.kind === 'bill' ? { ...subscription, anchor: today, billed: 0 } : subscription;
}
