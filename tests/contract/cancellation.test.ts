import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { taxOnTop } from '#contract/money';
import {
  type CancellationPolicy,
  type ChargedSums,
  cancellationCharge,
  cancellationModes,
  cancellationTypes,
  cancelUntilStatuses,
  isBeforeCancelLimit,
} from '#contract/orders/cancellation';
import { orderStatus, orderStatuses } from '#contract/orders/statuses';

const amount = fc.integer({ min: 0, max: 20_000 });

const anyPolicy: fc.Arbitrary<CancellationPolicy> = fc.record({
  cancel_until: fc.constantFrom(...cancelUntilStatuses),
  cancel_within: fc.integer({ min: 0, max: 240 }),
  cancellation_type: fc.constantFrom(...cancellationTypes),
  cancellation_mode: fc.constantFrom(...cancellationModes),
  cancellation_charge: amount,
  cancellation_percent: fc.constantFrom(0, 0.5, 7.125, 10, 33.333, 50, 99.999, 100),
  cancellation_above: amount,
});

const anySums = fc
  .record({ total: amount, delivery_fee: amount })
  .map(({ total, delivery_fee }) => ({ total, delivery_fee: Math.min(total, delivery_fee) }));

const baseOf = ({ cancellation_type }: CancellationPolicy, { total, delivery_fee }: ChargedSums) =>
  cancellation_type === 'with_order' ? total : delivery_fee;

describe('the charge of a cancelled order', () => {
  it('is a whole amount from nothing to what it is measured by', () => {
    fc.assert(
      fc.property(anyPolicy, anySums, (policy, sums) => {
        const { charge } = cancellationCharge(policy, sums);
        expect(Number.isInteger(charge)).toBe(true);
        expect(charge).toBeGreaterThanOrEqual(0);
        expect(charge).toBeLessThanOrEqual(baseOf(policy, sums));
      }),
    );
  });

  it('is nothing below the price from which it applies, and whole from exactly that price', () => {
    fc.assert(
      fc.property(anyPolicy, anySums, (policy, sums) => {
        const free = cancellationCharge({ ...policy, cancellation_above: sums.total + 1 }, sums);
        expect(free.charge).toBe(0);
        expect(free.steps.at(-1)?.key).toBe('below');
        const bound = cancellationCharge({ ...policy, cancellation_above: sums.total }, sums);
        expect(bound).toEqual(cancellationCharge({ ...policy, cancellation_above: 0 }, sums));
      }),
    );
  });

  it('is the amount or the percentage that the store has set, unless that is more than it is measured by', () => {
    fc.assert(
      fc.property(anyPolicy, anySums, (policy, sums) => {
        const always = { ...policy, cancellation_above: 0 };
        const base = baseOf(policy, sums);
        const absolute = cancellationCharge({ ...always, cancellation_mode: 'absolute' }, sums);
        expect(absolute.charge).toBe(Math.min(policy.cancellation_charge, base));
        const share = cancellationCharge({ ...always, cancellation_mode: 'percentage' }, sums);
        expect(share.charge).toBe(taxOnTop(base, policy.cancellation_percent));
        const all = cancellationCharge({ ...always, cancellation_mode: 'percentage', cancellation_percent: 100 }, sums);
        expect(all.charge).toBe(base);
      }),
    );
  });

  it('never falls when the store asks for more, nor rises when less is charged for', () => {
    fc.assert(
      fc.property(anyPolicy, anySums, amount, (policy, sums, more) => {
        const dearer = { ...policy, cancellation_charge: policy.cancellation_charge + more };
        expect(cancellationCharge(dearer, sums).charge).toBeGreaterThanOrEqual(cancellationCharge(policy, sums).charge);
        const whole = cancellationCharge({ ...policy, cancellation_type: 'with_order' }, sums).charge;
        expect(cancellationCharge({ ...policy, cancellation_type: 'without_order' }, sums).charge).toBeLessThanOrEqual(
          whole,
        );
      }),
    );
  });

  it('is what its steps lead to', () => {
    fc.assert(
      fc.property(anyPolicy, anySums, (policy, sums) => {
        const { charge, steps } = cancellationCharge(policy, sums);
        expect(steps[0]).toEqual({ key: policy.cancellation_type, amount: baseOf(policy, sums) });
        expect(steps.at(-1)?.amount).toBe(charge);
        expect(steps.some(({ key }) => key === 'capped')).toBe(
          sums.total >= policy.cancellation_above &&
            policy.cancellation_mode === 'absolute' &&
            policy.cancellation_charge > baseOf(policy, sums),
        );
      }),
    );
  });
});

describe('the status up to which a customer can cancel', () => {
  it('includes itself and those before it, always a new order, and never one that is ready or has ended', () => {
    fc.assert(
      fc.property(anyPolicy, fc.constantFrom(...orderStatuses), (policy, status) => {
        const isEarly = cancelUntilStatuses.some((each) => each === status) && status <= policy.cancel_until;
        expect(isBeforeCancelLimit(status, policy)).toBe(status === orderStatus.NEW || isEarly);
      }),
    );
  });
});
