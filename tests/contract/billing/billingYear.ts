import {
  billed,
  dueStep,
  dunned,
  paymentFailed,
  paymentMade,
  type Subscription,
  stateOf,
} from '#contract/billing/subscription';
import { dateFrom } from '#contract/time';

/** The card's answer on a day: charged, declined, or declined for good. */
export type CardOn = (date: string) => 'paid' | 'soft' | 'hard';

export interface Simulated {
  subscription: Subscription;
  /** Days that were invoiced: first day, and the day of the charge. */
  periods: { from: string; to: string; on: string }[];
  tries: string[];
  mails: string[];
  states: Map<string, string>;
}

/** Runs the machine day by day, as the job does. */
export function simulate(first: Subscription, from: string, days: number, card: CardOn = () => 'paid'): Simulated {
  let subscription = first;
  const result: Simulated = { subscription, periods: [], tries: [], mails: [], states: new Map() };
  const charge = (on: string) => {
    result.tries.push(on);
    const reply = card(on);
    subscription = reply === 'paid' ? paymentMade(subscription, on) : paymentFailed(subscription, on, reply === 'hard');
  };
  for (let day = 0; day < days; day += 1) {
    const today = dateFrom(from, day);
    for (let step = dueStep(subscription, today); step; step = dueStep(subscription, today)) {
      if (step.kind === 'bill') {
        result.periods.push({ ...step.period, on: today });
        subscription = billed(subscription);
        charge(today);
      } else if (step.kind === 'dun') {
        subscription = dunned(subscription, step.day);
        if (step.isMailed) result.mails.push(today);
        if (step.isRetried) charge(today);
      } else if (step.kind === 'lock') {
        result.mails.push(today);
        subscription = dunned(subscription, 14);
      } else {
        result.mails.push(today);
        subscription = { ...subscription, trial_mailed: step.days };
      }
    }
    result.states.set(today, stateOf(subscription, today));
  }
  return { ...result, subscription };
}
