import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { guards } from '#contract/orders/guards';
import { intoRounds, kitchenTimes, moveRounds, statusOfRounds } from '#contract/orders/moveRounds';
import { isEditable } from '#contract/orders/operations';
import { isMade, linesInKitchen, openRounds, type Round, roundOf } from '#contract/orders/rounds';
import { orderStatus } from '#contract/orders/statuses';
import { promisedAt } from '#contract/orders/urgency';
import { testOrderRules } from '../support/testOrderRules';

const { ACCEPTED, ARRIVED, PREPARING, READY, COMPLETED } = orderStatus;
const minute = (count: number): string => new Date(Date.UTC(2031, 5, 13, 18, count)).toISOString();

interface TableOrder {
  order_type: 'table' | 'pickup';
  order_status: (typeof orderStatus)[keyof typeof orderStatus];
  items: { line: number; round?: number }[];
  rounds?: Round[] | null;
  ready_at?: string | undefined;
}

const order = (order_status: TableOrder['order_status'], more: Partial<TableOrder> = {}): TableOrder => ({
  order_type: 'table',
  order_status,
  items: [{ line: 0 }],
  ...more,
});

const sorted = (before: TableOrder, items: TableOrder['items'], at = 30) =>
  intoRounds(
    before,
    items,
    { at: minute(0), ready_by: minute(20), ready_at: before.order_status === READY ? minute(15) : undefined },
    { at: minute(at), ready_by: minute(at + 20) },
  );

describe('new lines', () => {
  const two = [{ line: 0 }, { line: 1 }];

  it('begin a round once the kitchen has begun the one before', () => {
    const waiting = { number: 2, at: minute(30), state: 'waiting', ready_by: minute(50) };
    for (const [status, state] of [
      [PREPARING, 'preparing'],
      [READY, 'ready'],
    ] as const) {
      const after = sorted(order(status), two);
      expect(after).toMatchObject({ order_status: PREPARING, begun: 2, rounds: [{ number: 1, state }, waiting] });
      expect(after?.items).toEqual([{ line: 0 }, { line: 1, round: 2 }]);
    }
  });

  it('belong to a round that still waits', () => {
    const before = sorted(order(READY), two);
    const again = sorted({ ...order(PREPARING), ...before }, [...(before?.items ?? []), { line: 2 }], 33);
    expect(again).toMatchObject({ begun: undefined, rounds: before?.rounds });
    expect(again?.items.map(roundOf)).toEqual([1, 2, 2]);
  });

  it('begin none before the kitchen has begun, as the first dishes, or for other orders', () => {
    for (const status of [ACCEPTED, ARRIVED]) expect(sorted(order(status), two)).toBeNull();
    expect(sorted(order(PREPARING, { items: [] }), two)).toBeNull();
    expect(sorted(order(PREPARING, { order_type: 'pickup' }), two)).toBeNull();
  });
});

it('A round whose lines are removed is dropped, and the order is as far as the others', () => {
  const before = sorted(order(READY), [{ line: 0 }, { line: 1 }]);
  const after = sorted({ ...order(PREPARING), ...before }, [{ line: 0 }]);
  expect(after).toMatchObject({ rounds: null, order_status: READY, ready_at: minute(15), ready_by: minute(20) });
});

it('Only what the kitchen has made is final, and only at a table', () => {
  const before = { ...order(PREPARING), ...sorted(order(READY), [{ line: 0 }, { line: 1 }]) };
  expect(before.items.map((line) => isMade(before, line))).toEqual([true, false]);
  expect(linesInKitchen(before)).toEqual([{ line: 1, round: 2 }]);
  expect(isMade(order(READY, { order_type: 'pickup' }), { line: 0 })).toBe(false);
  expect([READY, COMPLETED].map((order_status) => isEditable(order(order_status)))).toEqual([true, false]);
  expect(isEditable(order(READY, { order_type: 'pickup' }))).toBe(false);
});

it('Guests who order again are promised the next round, and can’t cancel what they have eaten', () => {
  const { rounds, ready_by } = sorted(order(READY), [{ line: 0 }, { line: 1 }]) ?? {};
  const facts = {
    ...{ ...order(PREPARING), delivery_status: null, created_at: minute(0), accepted_at: minute(0) },
    ...{ estimated_ready_at: ready_by, rounds },
  };
  const context = {
    rules: { ...testOrderRules, cancel_until: 5, cancel_within: 240 } as const,
    now: new Date(minute(31)),
  };
  expect(promisedAt(facts, testOrderRules).toISOString()).toBe(minute(50));
  expect(guards.withinCancelLimit(facts, context)).toBe(false);
  expect(guards.withinCancelLimit({ ...facts, rounds: null }, context)).toBe(true);
});

it('Going back to the kitchen means what was ready last', () => {
  const { rounds } = sorted(order(READY), [{ line: 0 }, { line: 1 }]) ?? {};
  const ready = moveRounds(rounds ?? [], READY, minute(45));
  expect(moveRounds(ready, PREPARING, minute(46)).map(({ state }) => state)).toEqual(['ready', 'preparing']);
  expect(moveRounds(ready, PREPARING, minute(46), 1).map(({ state }) => state)).toEqual(['preparing', 'ready']);
});

type Tap = { add: true } | { remove: number } | { to: typeof PREPARING | typeof READY; round: number | undefined };

const tap: fc.Arbitrary<Tap> = fc.oneof(
  fc.constant<Tap>({ add: true }),
  fc.record({ remove: fc.nat(5) }),
  fc.record({
    to: fc.constantFrom(PREPARING, READY),
    round: fc.oneof(fc.constant(undefined), fc.integer({ min: 1, max: 5 })),
  }),
);

/** An evening at a table, as the server goes through it. */
function afterTap(before: TableOrder, step: Tap, now: number): TableOrder {
  if ('to' in step) {
    if (!before.rounds) return step.round ? before : { ...before, order_status: step.to };
    const rounds = moveRounds(before.rounds, step.to, minute(now), step.round);
    return { ...before, rounds, order_status: statusOfRounds(rounds) };
  }
  const open = before.items.filter((item) => !isMade(before, item));
  const gone = 'remove' in step && before.items.length > 1 ? open[step.remove] : undefined;
  const added = 'add' in step ? [{ line: Math.max(...before.items.map(({ line }) => line)) + 1 }] : [];
  const after = sorted(before, [...before.items.filter((item) => item !== gone), ...added], now);
  return after ? { ...before, ...after } : before;
}

it('In any order of taps, the status follows the rounds, and each line is in a round that is there', () => {
  fc.assert(
    fc.property(fc.array(tap, { maxLength: 20 }), (taps) => {
      let now = 30;
      let current = order(PREPARING);
      for (const one of taps) {
        current = afterTap(current, one, now++);
        const { rounds, items, order_status } = current;
        if (!rounds) {
          expect(items.map(roundOf).every((round) => round === 1)).toBe(true);
          continue;
        }
        expect(order_status).toBe(openRounds(current).length > 0 ? PREPARING : READY);
        const numbers = rounds.map(({ number }) => number);
        expect(new Set(items.map(roundOf))).toEqual(new Set(numbers));
        expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
        const { ready_by, ready_at } = kitchenTimes(rounds);
        expect(ready_by).toBe((openRounds(current)[0] ?? rounds.at(-1))?.ready_by);
        expect(ready_at !== undefined).toBe(order_status === READY);
        for (const round of rounds) expect(round.ready_at !== undefined).toBe(round.state === 'ready');
      }
    }),
    { numRuns: 500 },
  );
});
