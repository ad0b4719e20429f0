import { addHours } from 'date-fns';
import type { AuditValues } from '#contract/audit/auditEntry';
import type { CallName } from '#contract/calls/index';
import type { AuditPerson, Clock, SeedAction } from './audit/seedAction';
import { clockOf } from './audit/seedAction';
import type { OrderPlan } from './orderPlan';
import type { StoreScene } from './storeScene';

/** An evening on which the kitchen fell behind, and a lunch at which the oven stopped: an hour each. */
const busyHour = { daysAgo: 3, clock: '19:00', minutes: 15 } as const;
const pausedHour = { daysAgo: 5, clock: '13:00', reason: 'Oven out of order', types: ['delivery', 'pickup'] } as const;

const isIn = (at: Clock, { daysAgo, clock }: { daysAgo: number; clock: string }, instant: Date): boolean => {
  const from = at(daysAgo, clock);
  return instant >= from && instant < addHours(from, 1);
};

const isForNow = ({ schedule_at, type }: OrderPlan): boolean => schedule_at === null && type !== 'table';

/** Minutes that were added to an order's preparation time when it was placed. */
export const busyMinutesOf = ({ store }: StoreScene, plan: OrderPlan, now: Date): number =>
  isForNow(plan) && isIn(clockOf(now, store.timezone), busyHour, plan.created_at) ? busyHour.minutes : 0;

/** Whether an order could be placed: none for now while the store was paused. */
export const isNotPaused = ({ store }: StoreScene, plan: OrderPlan, now: Date): boolean =>
  !isForNow(plan) || !isIn(clockOf(now, store.timezone), pausedHour, plan.created_at);

/** Returns the audit log's actions for both. They ended automatically, so no entry says that they ended. */
export function serviceActions({ store }: StoreScene, people: readonly AuditPerson[], at: Clock): SeedAction[] {
  const change = (from: Date, call: CallName, old: AuditValues, values: AuditValues): SeedAction => ({
    ...{ at: from, call, by: people[1] ?? people[0] },
    notes: () => [{ entity: 'store', action: 'update', record: { id: store.id, name: store.name }, old, new: values }],
  });
  const busy = at(busyHour.daysAgo, busyHour.clock);
  const paused = at(pausedHour.daysAgo, pausedHour.clock);
  return [
    change(
      busy,
      'set_busy',
      { busy_minutes: null, busy_until: null },
      { busy_minutes: busyHour.minutes, busy_until: addHours(busy, 1).toISOString() },
    ),
    change(
      paused,
      'pause_orders',
      { paused: [], paused_until: null, pause_reason: null },
      {
        paused: [...pausedHour.types],
        paused_until: addHours(paused, 1).toISOString(),
        pause_reason: pausedHour.reason,
      },
    ),
  ];
}
