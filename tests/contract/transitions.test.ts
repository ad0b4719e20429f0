import { addMinutes } from 'date-fns';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type ActingContext,
  allowedActions,
  checkTransition,
  possibleActions,
  transitionOf,
} from '#contract/orders/allowedActions';
import type { OrderFacts } from '#contract/orders/guards';
import { operationOf } from '#contract/orders/operations';
import type { OrderRules } from '#contract/orders/orderRules';
import { primaryAction } from '#contract/orders/primaryAction';
import {
  afterPickUp,
  deliveryStatuses,
  finalOrderStatuses,
  isFinal,
  orderStatus,
  orderStatuses,
  orderTypes,
  unassigned,
} from '#contract/orders/statuses';
import { type ActorKind, storeActions, type Transition, transitions } from '#contract/orders/transitions';
import { type StoreFlags, storeFlags } from '#contract/storeFlags';
import { testOrderRules } from '../support/testOrderRules';

const table: readonly Transition[] = transitions;
const actors = ['customer', 'store', 'provider', 'system'] as const satisfies readonly ActorKind[];
const flags = Object.fromEntries(storeFlags.map((flag) => [flag, true])) as StoreFlags;
const rules: OrderRules = { ...testOrderRules, cancellation_charge: 100 };
const start = new Date('2031-06-15T12:00:00Z');
const acting = (actor: ActorKind, now = start, more: Partial<ActingContext> = {}): ActingContext => ({
  actor,
  grants: null,
  flags,
  rules,
  now,
  ...more,
});
const newOrder = (order_type: OrderFacts['order_type']): OrderFacts => ({
  order_type,
  order_status: orderStatus.NEW,
  delivery_status: null,
  created_at: start.toISOString(),
});
const moved = (order: OrderFacts, { axis, to }: Transition, now: Date): OrderFacts => ({
  ...order,
  ...(axis === 'order'
    ? { order_status: to as OrderFacts['order_status'] }
    : { delivery_status: to as OrderFacts['delivery_status'] }),
  ...(to === orderStatus.ACCEPTED && axis === 'order' ? { accepted_at: now.toISOString() } : {}),
});

/** Rows of the design's table: from, to, types, who. `null` as a delivery's status means that no one was asked. */
const designed: [axis: 'order' | 'delivery', from: (number | null)[], to: number, types: string[], who: ActorKind[]][] =
  [
    ['order', [1], 3, ['delivery', 'pickup', 'table'], ['store', 'system']],
    ['order', [3], 1, ['delivery', 'pickup', 'table'], ['store']],
    ['order', [1], 103, ['delivery', 'pickup', 'table'], ['store', 'system']],
    ['order', [1, 3, 5], 101, ['delivery', 'pickup', 'table'], ['customer']],
    ['order', [3], 5, ['delivery', 'pickup', 'table'], ['store']],
    ['order', [3, 5], 7, ['delivery', 'pickup', 'table'], ['store']],
    ['order', [7], 5, ['delivery', 'pickup', 'table'], ['store']],
    ['order', [3, 5, 7, 27], 104, ['delivery', 'pickup', 'table'], ['store']],
    ['order', [1, 3, 5, 7], 104, ['pickup'], ['system']],
    ['delivery', [null, 105, 109, 111, 112], 9, ['delivery'], ['store', 'system']],
    ['delivery', [9, 11, 13, 15], 9, ['delivery'], ['store']],
    ['delivery', [9], 11, ['delivery'], ['provider']],
    ['delivery', [9], 111, ['delivery'], ['provider']],
    ['delivery', [9], 109, ['delivery'], ['system']],
    ['delivery', [9, 11, 13, 15], 105, ['delivery'], ['store']],
    ['delivery', [11, 13, 15], 112, ['delivery'], ['provider']],
    ['delivery', [11], 13, ['delivery'], ['provider']],
    ['delivery', [13], 15, ['delivery'], ['provider']],
    ['delivery', [15], 17, ['delivery'], ['provider']],
    ['delivery', [17], 19, ['delivery'], ['provider']],
    ['delivery', [19], 21, ['delivery'], ['provider']],
    ['delivery', [21], 23, ['delivery'], ['provider']],
    ['order', [7], 25, ['pickup', 'delivery'], ['store', 'system']],
    ['order', [3], 27, ['table'], ['store']],
    ['order', [27], 5, ['table'], ['store']],
    ['order', [7, 27], 25, ['table'], ['store']],
    ['order', [3], 104, ['table'], ['store', 'system']],
    ['order', [104], 3, ['table'], ['store']],
    ['order', [7], 5, ['table'], ['system']],
  ];

type Step = `${string} ${number | null}>${number} ${string} ${ActorKind}`;
const stepsOf = (rows: typeof designed): Set<Step> =>
  new Set(
    rows.flatMap(([axis, from, to, types, who]) =>
      from.flatMap((one) => types.flatMap((type) => who.map((actor): Step => `${axis} ${one}>${to} ${type} ${actor}`))),
    ),
  );

describe('the table of transitions', () => {
  it('has every row of the design, and no other', () => {
    const built = stepsOf(
      table.map(({ axis, from, to, types, actors: who }) => [axis, [...from], to, [...types], [...who]]),
    );
    // 27 is for tables alone: what other types might do from there is never reached.
    const reachable = (steps: Set<Step>) =>
      [...steps].filter((step) => !step.startsWith('order 27>') || step.includes(' table ')).sort();
    expect(reachable(built)).toEqual(reachable(stepsOf(designed)));
  });

  it('leaves no final status, except that a no-show can be undone', () => {
    const leaving = table.filter(
      ({ axis, from }) => axis === 'order' && finalOrderStatuses.some((status) => (from as unknown[]).includes(status)),
    );
    expect(leaving.map(({ action }) => action)).toEqual(['undo_no_show']);
  });

  it('reaches every status of both axes', () => {
    const reached = (axis: Transition['axis']) =>
      new Set(table.filter((row) => row.axis === axis).map((row) => row.to));
    expect(reached('order')).toEqual(new Set(orderStatuses));
    expect(reached('delivery')).toEqual(new Set(deliveryStatuses));
  });
});

/** Whether an order may stand so at all. */
function expectLegal(order: OrderFacts): void {
  const { order_type, order_status, delivery_status } = order;
  if (order_type !== 'delivery') expect(delivery_status).toBeNull();
  if (order_status === orderStatus.ARRIVED) expect(order_type).toBe('table');
  const isOut = delivery_status !== null && afterPickUp.includes(delivery_status);
  if (isOut) expect([orderStatus.READY, orderStatus.COMPLETED]).toContain(order_status);
  if (order_status === orderStatus.COMPLETED && order_type === 'delivery') expect(delivery_status).toBe(23);
  if (order_status === orderStatus.NEW || order_status === orderStatus.REJECTED) expect(delivery_status).toBeNull();
}

describe('walks over the table', () => {
  const anyWalk = fc.record({
    type: fc.constantFrom(...orderTypes),
    steps: fc.array(fc.tuple(fc.nat(), fc.integer({ min: 0, max: 20 })), { maxLength: 30 }),
  });

  it('reach legal states alone, stop at final ones, and offer exactly what the check allows', () => {
    fc.assert(
      fc.property(anyWalk, ({ type, steps }) => {
        let order = newOrder(type);
        let now = start;
        for (const [pick, minutes] of steps) {
          now = addMinutes(now, minutes);
          const open = actors.flatMap((actor) =>
            table
              .filter((row) => row.actors.includes(actor))
              .map((row) => checkTransition(order, row.axis, row.to, acting(actor, now)))
              .flatMap((verdict) => ('refused' in verdict ? [] : [verdict.transition])),
          );
          const offered = allowedActions(order, acting('store', now)).filter((action) => !operationOf(action));
          const accepted = storeActions.filter((action) => {
            const row = transitionOf(order, action);
            if (!row) return false;
            const verdict = checkTransition(order, row.axis, row.to, acting('store', now));
            return (
              !('refused' in verdict) && (possibleActions(order, acting('store', now)) as string[]).includes(action)
            );
          });
          expect(offered).toEqual(accepted);
          if (isFinal(order.order_status)) expect(open.filter(({ axis }) => axis === 'order')).toEqual([]);
          const next = open[pick % Math.max(1, open.length)];
          if (!next || isFinal(order.order_status)) break;
          order = moved(order, next, now);
          expectLegal(order);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('never leave an open order without a way to its end', () => {
    fc.assert(
      fc.property(anyWalk, ({ type, steps }) => {
        let order = newOrder(type);
        for (const [pick] of steps) {
          const open = actors.flatMap((actor) =>
            possibleActions(order, acting(actor)).map((action) => ({ actor, action })),
          );
          if (isFinal(order.order_status)) return;
          expect(open.length).toBeGreaterThan(0);
          const { actor, action } = open[pick % open.length] as (typeof open)[number];
          const row = table.find(
            (entry) =>
              entry.action === action &&
              entry.actors.includes(actor) &&
              !('refused' in checkTransition(order, entry.axis, entry.to, acting(actor))) &&
              (entry.from as readonly unknown[]).includes(
                entry.axis === 'order' ? order.order_status : order.delivery_status,
              ),
          );
          order = moved(order, row as Transition, start);
        }
      }),
    );
  });
});

describe('what decides a move', () => {
  const accepted: OrderFacts = { ...newOrder('pickup'), order_status: 3, accepted_at: start.toISOString() };
  const judged = (order: OrderFacts, to: OrderFacts['order_status'], context: ActingContext) => {
    const verdict = checkTransition(order, 'order', to, context);
    return 'refused' in verdict ? verdict.refused : verdict.transition.action;
  };

  it('is the time since acceptance for the customer', () => {
    expect(judged(accepted, 101, acting('customer', addMinutes(start, 5)))).toBe('customer_cancel');
    expect(judged(accepted, 101, acting('customer', addMinutes(start, 6)))).toBe('guard');
    expect(judged(newOrder('pickup'), 101, acting('customer', addMinutes(start, 600)))).toBe('customer_cancel');
  });

  it('is the permission and the flag for the store, but not for the system', () => {
    const ready: OrderFacts = { ...accepted, order_status: 7 };
    const denied = { flags: { ...flags, is_store_can_complete_order: false } };
    expect(judged(ready, 25, acting('store', start, denied))).toBe('storeFlag');
    expect(judged(ready, 25, acting('system', start, denied))).toBe('complete');
    const grants = [
      { url: 'store/order', permission: 1 },
      { url: 'store/order/cancel', permission: 0 },
    ];
    expect(judged(ready, 104, acting('store', start, { grants }))).toBe('permission');
    expect(judged({ ...accepted, order_type: 'table' }, 104, acting('store', start, { grants }))).toBe('permission');
  });

  it('is that an order is a test for the system, which ends no customer’s order', () => {
    const tested: OrderFacts = { ...accepted, is_test: true };
    expect(judged(tested, 104, acting('system'))).toBe('end_test');
    expect(judged({ ...tested, order_status: 1 }, 104, acting('system'))).toBe('end_test');
    expect(judged({ ...tested, order_status: 7 }, 104, acting('system'))).toBe('end_test');
    expect(judged(accepted, 104, acting('system'))).toBe('guard');
    expect(judged(tested, 104, acting('store'))).toBe('cancel');
  });

  it('is the time of the booking for a table', () => {
    const booked: OrderFacts = { ...accepted, order_type: 'table', schedule_at: addMinutes(start, 60).toISOString() };
    expect(judged(booked, 27, acting('store', addMinutes(start, -1)))).toBe('guard');
    expect(judged(booked, 27, acting('store', start))).toBe('arrived');
    expect(judged(booked, 27, acting('store', addMinutes(start, 75)))).toBe('arrived');
    // As long as no one has given the table away, guests who are very late can have it.
    expect(judged(booked, 27, acting('store', addMinutes(start, 76)))).toBe('arrived');
    expect(judged(booked, 104, acting('system', addMinutes(start, 75)))).toBe('guard');
    expect(judged(booked, 104, acting('system', addMinutes(start, 76)))).toBe('no_show');
    expect(judged(booked, 104, acting('store', addMinutes(start, 76)))).toBe('no_show');
    expect(judged(booked, 104, acting('store', addMinutes(start, 76), { reason: 'Oven broke' }))).toBe('cancel');
  });

  it('is the kitchen for a pick-up, and the pick-up for the kitchen', () => {
    const arrived: OrderFacts = { ...accepted, order_type: 'delivery', delivery_status: 15 };
    expect(checkTransition(arrived, 'delivery', 17, acting('provider'))).toMatchObject({ refused: 'guard' });
    const ready: OrderFacts = { ...arrived, order_status: 7 };
    expect(checkTransition(ready, 'delivery', 17, acting('provider'))).toHaveProperty('transition.action', 'pick_up');
    expect(judged(ready, 5, acting('store'))).toBe('recall');
    expect(judged({ ...ready, delivery_status: 17 }, 5, acting('store'))).toBe('guard');
    expect(judged({ ...ready, delivery_status: 17 }, 104, acting('store'))).toBe('guard');
    expect(judged({ ...ready, delivery_status: 21 }, 25, acting('system'))).toBe('guard');
  });

  const pushed = (order: OrderFacts) =>
    primaryAction({ ...order, allowed_actions: allowedActions(order, acting('store')) }, start);

  it('offers one action first: the way forward', () => {
    expect(pushed(newOrder('pickup'))).toBe('accept');
    expect(pushed(accepted)).toBe('start_prepare');
    const out: OrderFacts = { ...accepted, order_type: 'delivery', order_status: 7, delivery_status: 19 };
    expect(pushed(out)).toBeUndefined();
    for (const delivery_status of unassigned) {
      const ready = { ...out, delivery_status };
      expect(pushed(ready)).toBe('request_provider');
    }
  });

  it('pushes nothing on what was accepted for much later, and refuses nothing of it', () => {
    const dueIn = (minutes: number, order: OrderFacts) => ({
      ...order,
      schedule_at: addMinutes(start, minutes).toISOString(),
    });
    for (const order_type of orderTypes) {
      const order: OrderFacts = { ...accepted, order_type };
      expect(pushed(dueIn(181, order))).toBeUndefined();
      expect(allowedActions(dueIn(181, order), acting('store'))).toContain('start_prepare');
      expect(pushed(dueIn(180, order))).toBe('start_prepare');
    }
    expect(pushed(dueIn(181, newOrder('pickup')))).toBe('accept');
    expect(pushed(dueIn(181, { ...accepted, order_status: orderStatus.PREPARING }))).toBe('order_ready');
  });
});
