import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { failureDays, graceDays } from '#contract/billing/dunning';
import { daysBetween, monthsAfter, periodOf } from '#contract/billing/periods';
import { cancelled, changePlan, resumed } from '#contract/billing/planChange';
import { cheapestPlan, type PlanInterval, usualPlans } from '#contract/billing/plans';
import { type Agreement, isLocking, newSubscription, type Subscription, stateOf } from '#contract/billing/subscription';
import { sumsOf, taxFor } from '#contract/billing/tax';
import { dateFrom, storeDate } from '#contract/time';
import { simulate } from './billingYear';

const [start, plus, pro] = usualPlans as [(typeof usualPlans)[0], (typeof usualPlans)[0], (typeof usualPlans)[0]];
const monthly = (plan = plus): Agreement => ({ plan, interval: 'month' });
const yearly = (plan = plus): Agreement => ({ plan, interval: 'year' });

/** A store whose trial is over, and that begins today. */
function begun(agreement: Agreement, anchor: string, timezone = 'Europe/Paris'): Subscription {
  const { after } = changePlan(newSubscription(timezone, anchor), agreement, anchor);
  return { ...after, billed: 0 };
}

const addDay = fc.integer({ min: 0, max: 1460 }).map((days) => dateFrom('2027-01-01', days));
const anyInterval = fc.constantFrom<PlanInterval>('month', 'year');
const anyPlan = fc.constantFrom(...usualPlans);

describe('Periods', () => {
  it('come back to the 31st after shorter months, and to 29 February in leap years', () => {
    expect([1, 2, 3].map((months) => monthsAfter('2031-01-31', months))).toEqual([
      '2031-02-28',
      '2031-03-31',
      '2031-04-30',
    ]);
    expect([12, 48].map((months) => monthsAfter('2028-02-29', months))).toEqual(['2029-02-28', '2032-02-29']);
    expect(monthsAfter('2031-12-31', 2)).toBe('2032-02-29');
  });

  it('follow each other without gaps from any anchor', () => {
    fc.assert(
      fc.property(addDay, anyInterval, fc.integer({ min: 0, max: 60 }), (anchor, interval, index) => {
        const period = periodOf(anchor, interval, index);
        expect(periodOf(anchor, interval, index + 1).from).toBe(period.to);
        const days = daysBetween(period.from, period.to);
        expect(days).toBeGreaterThanOrEqual(interval === 'year' ? 365 : 28);
        expect(days).toBeLessThanOrEqual(interval === 'year' ? 366 : 31);
      }),
    );
  });
});

describe('A simulated year', () => {
  const anchors: [name: string, Subscription, from: string, days: number, charged: number][] = [
    ['29 February', begun(monthly(), '2028-02-29'), '2028-02-29', 366, 13],
    ['the 31st', begun(monthly(), '2031-01-31'), '2031-01-31', 365, 12],
    ['clock changes', begun(monthly(), '2031-03-30', 'Europe/Paris'), '2031-03-30', 365, 12],
    ['UTC+13', begun(monthly(), '2031-01-01', 'Pacific/Tongatapu'), '2031-01-01', 365, 12],
    ['yearly', begun(yearly(), '2031-06-15'), '2031-06-15', 367, 2],
    [
      'a trial',
      changePlan(newSubscription('Asia/Kathmandu', '2031-02-14'), monthly(), '2031-01-20').after,
      '2031-01-20',
      365,
      12,
    ],
  ];

  it.each(anchors)('charges each period exactly once: %s', (_name, subscription, from, days, charged) => {
    const { periods, tries, subscription: after } = simulate(subscription, from, days);
    expect(periods).toHaveLength(charged);
    expect(tries).toEqual(periods.map(({ on }) => on));
    expect(periods.map(({ on }) => on)).toEqual(periods.map(({ from: first }) => first));
    for (const [index, period] of periods.entries()) if (index > 0) expect(period.from).toBe(periods[index - 1]?.to);
    expect(stateOf(after, dateFrom(from, days - 1))).toBe('active');
  });

  it('has the days of the subscription’s zone, also where they begin 13 hours earlier', () => {
    const instant = new Date('2031-03-31T11:30:00Z');
    expect(storeDate(instant, 'Pacific/Tongatapu')).toBe('2031-04-01');
    expect(storeDate(instant, 'America/Los_Angeles')).toBe('2031-03-31');
  });

  it('is charged once a period whatever the card does, and never for a time in which the store was locked', () => {
    const replies = fc.array(fc.constantFrom('paid', 'soft', 'hard', 'paid', 'paid'), { minLength: 80, maxLength: 80 });
    fc.assert(
      fc.property(addDay, anyInterval, replies, (anchor, interval, cards) => {
        let tried = 0;
        const card = () => cards[tried++ % cards.length] as 'paid' | 'soft' | 'hard';
        const { periods } = simulate(begun({ plan: plus, interval }, anchor), anchor, 500, card);
        expect(new Set(periods.map(({ from }) => from)).size).toBe(periods.length);
        for (const [index, { from, on }] of periods.entries()) {
          expect(on >= from).toBe(true);
          const before = periods[index - 1];
          if (before) expect(from >= before.to).toBe(true);
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe('A card that fails', () => {
  it('is tried and mailed about on the days that the owner was shown', () => {
    const anchor = '2031-05-10';
    const softly = simulate(begun(monthly(), anchor), anchor, 40, () => 'soft');
    const shown = failureDays(anchor, false);
    expect(softly.tries).toEqual([anchor, ...shown.filter(({ isRetried }) => isRetried).map(({ date }) => date)]);
    expect(softly.mails).toEqual(shown.filter(({ isMailed }) => isMailed).map(({ date }) => date));
    const locked = [...softly.states].filter(([, state]) => state === 'payment_failed').map(([date]) => date);
    expect(locked[0]).toBe(dateFrom(anchor, graceDays));
    expect(locked[0]).toBe(shown.find(({ isLocked }) => isLocked)?.date);
    expect(softly.periods).toHaveLength(1);
  });

  it('is left alone once it was declined for good', () => {
    const anchor = '2031-05-10';
    expect(simulate(begun(monthly(), anchor), anchor, 40, () => 'hard').tries).toEqual([anchor]);
    expect(failureDays(anchor, true).some(({ isRetried }) => isRetried)).toBe(false);
  });
});

describe('A trial', () => {
  it('locks on its last day at the earliest, with a mail on each of its days', () => {
    const { states, mails } = simulate(newSubscription('UTC', '2031-02-01'), '2031-01-10', 30);
    expect(states.get('2031-01-31')).toBe('trial');
    expect(states.get('2031-02-01')).toBe('trial_ended');
    expect(mails).toEqual(['2031-01-25', '2031-01-31', '2031-02-01']);
  });

  it('is paid for from its end on if a plan is chosen before', () => {
    const trial = newSubscription('UTC', '2031-02-01');
    expect(changePlan(trial, yearly(), '2031-01-10')).toMatchObject({ when: 'trial', on: '2031-02-01', lines: [] });
    expect(changePlan(trial, yearly(), '2031-02-01')).toMatchObject({
      when: 'now',
      lines: [{ kind: 'period', amount: 49_000, period: { from: '2031-02-01', to: '2032-02-01' } }],
    });
  });
});

describe('A change of plan', () => {
  const running = (agreement: Agreement): Subscription => ({ ...begun(agreement, '2031-06-01'), billed: 1 });

  it('costs the difference for the days that are left, and the same is in the preview', () => {
    const change = changePlan(running(monthly(start)), monthly(plus), '2031-06-16');
    expect(change.when).toBe('now');
    expect(change.lines.map(({ amount }) => amount)).toEqual([2450, -950]);
    expect(change.after.agreement).toEqual(monthly(plus));
    expect(change.after.anchor).toBe('2031-06-01');
  });

  it('to less waits for the end of the period, and is then billed', () => {
    const change = changePlan(running(monthly(plus)), monthly(start), '2031-06-16');
    expect(change).toMatchObject({ when: 'later', on: '2031-07-01', lines: [], price: 1900 });
    const { subscription } = simulate(change.after, '2031-06-16', 20);
    expect(subscription).toMatchObject({ agreement: monthly(start), next: null, billed: 2 });
  });

  it('from years to months begins the months when the year is over', () => {
    const change = changePlan(running(yearly(plus)), monthly(plus), '2031-08-16');
    expect(change).toMatchObject({ when: 'later', on: '2032-06-01' });
    const { periods } = simulate(change.after, '2031-08-16', 400);
    expect(periods.map(({ from }) => from)).toEqual(['2032-06-01', '2032-07-01', '2032-08-01', '2032-09-01']);
  });

  it('never costs more than the new price, nor less than nothing', () => {
    const day = fc.integer({ min: 0, max: 400 });
    fc.assert(
      fc.property(addDay, day, anyPlan, anyInterval, anyPlan, anyInterval, (anchor, days, from, was, to, is) => {
        const chosen = { plan: to, interval: is };
        const subscription = { ...begun({ plan: from, interval: was }, anchor), billed: 1 };
        const length = daysBetween(anchor, periodOf(anchor, was, 0).to);
        const today = dateFrom(anchor, days % length);
        const { lines, when } = changePlan(subscription, chosen, today);
        const net = lines.reduce((sum, { amount }) => sum + amount, 0);
        expect(net).toBeGreaterThanOrEqual(0);
        expect(net).toBeLessThanOrEqual(to[is]);
        if (when !== 'now') expect(lines).toEqual([]);
      }),
    );
  });

  it('can be cancelled and resumed until the end of the period', () => {
    const one = cancelled(running(monthly()));
    expect(stateOf(one, '2031-06-30')).toBe('active');
    expect(stateOf(one, '2031-07-01')).toBe('ended');
    expect(isLocking('ended')).toBe(true);
    expect(simulate(one, '2031-06-16', 60).periods).toEqual([]);
    expect(resumed(one)).toEqual(running(monthly()));
    expect(changePlan(one, monthly(pro), '2031-08-01')).toMatchObject({ when: 'now', on: '2031-08-01' });
  });
});

describe('Tax', () => {
  const seller = { country_code: 'DE', tax_id: 'DE1', tax_rate: 19 };

  it('depends on the buyer’s country and tax ID', () => {
    expect(taxFor(seller, { country_code: 'DE', tax_id: 'DE2' })).toEqual({ percent: 19, rule: 'home' });
    expect(taxFor(seller, { country_code: 'FR', tax_id: 'FR1' })).toEqual({ percent: 0, rule: 'reverse_charge' });
    expect(taxFor(seller, { country_code: 'FR', tax_id: '' })).toEqual({ percent: 19, rule: 'home' });
    expect(taxFor(seller, { country_code: 'CH', tax_id: 'CHE' })).toEqual({ percent: 0, rule: 'outside' });
  });

  it('is rounded once, halves away from zero', () => {
    expect(sumsOf([{ amount: 850_000 }, { amount: -750_000 }], { percent: 19 })).toEqual({
      net: 100_000,
      tax: 19_000,
      total: 119_000,
    });
    expect(sumsOf([{ amount: 250 }], { percent: 19 }).tax).toBe(48);
    expect(sumsOf([{ amount: -250 }], { percent: 19 }).tax).toBe(-48);
  });
});

describe('The cheapest plan', () => {
  it('counts orders beyond the plan and leaves out plans with too few accounts', () => {
    expect(cheapestPlan(usualPlans, { orders: 600, days: 90, sub_stores: 1 })).toEqual({ code: 'start', cost: 1900 });
    expect(cheapestPlan(usualPlans, { orders: 3000, days: 90, sub_stores: 1 })?.code).toBe('plus');
    expect(cheapestPlan(usualPlans, { orders: 600, days: 90, sub_stores: 20 })?.code).toBe('pro');
  });
});
