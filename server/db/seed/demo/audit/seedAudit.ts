import { subDays } from 'date-fns';
import type { AuditValues } from '#contract/audit/auditEntry';
import { type Random, seededRandom } from '#server/demoData/random';
import type { AuditNote } from '#server/modules/audit/service';
import { type Move, stepNote } from '#server/modules/orders/service';
import type { Database } from '../../../database';
import { insertRows } from '../../../insertRows';
import { auditEntries, type orderRefunds } from '../../../schema/index';
import { serviceActions } from '../busyHours';
import type { MenuRows } from '../menuRows';
import type { OrderRows } from '../orderRows';
import type { DemoSubStore } from '../signIns';
import type { StaffRows } from '../staffRows';
import type { StoreScene } from '../storeScene';
import { menuActions } from './menuActions';
import { type AuditPerson, actionRows, auditPeople, type Clock, clockOf, type SeedAction } from './seedAction';
import { teamActions } from './teamActions';

/** An order of the demo with its number, its history and what was paid back of it. */
type SeededOrder = Omit<OrderRows, 'order'> & {
  order: OrderRows['order'] & { unique_id: number };
  refunds: (typeof orderRefunds.$inferInsert)[];
};

type Event = OrderRows['events'][number];

const moveOf = ({ axis, from_status, to_status, reason, actor_kind, actor_id, actor_name }: Event): Move =>
  ({
    ...{ axis, from: from_status ?? null, to: to_status, reason: reason ?? undefined },
    actor: { kind: actor_kind, id: actor_id ?? null, name: actor_name },
  }) as Move;

/** Which call made a step. */
function callOf({ actor_kind, axis, from_status }: Event): SeedAction['call'] {
  if (axis === 'order' && (from_status ?? null) === null) return 'platform/create_order';
  if (actor_kind === 'store') return axis === 'delivery' ? 'request_provider' : 'set_order_status';
  if (actor_kind === 'customer') return 'platform/cancel_order';
  return actor_kind === 'provider' ? 'platform/set_delivery_status' : undefined;
}

const refundNote = ({ order, refunds: [refund] }: SeededOrder): AuditNote => ({
  entity: 'order',
  action: 'refund',
  record: { id: order.id ?? '', name: [String(order.unique_id)] },
  old: { payment_status: 'paid', refunded: 0 },
  new: { payment_status: order.payment_status ?? 'paid', refunded: refund?.amount ?? 0 },
});

/** Returns the audited actions of an order, step by step, and its refund after a complaint. */
function orderActions(seeded: SeededOrder, people: readonly AuditPerson[]): SeedAction[] {
  const { order, events } = seeded;
  const personOf = ({ actor_id }: Event) => people.find(({ actor }) => actor.id === actor_id);
  return events.flatMap((event): SeedAction[] => {
    const { at, kind, actor_kind } = event;
    if (!at) return [];
    const by = actor_kind === 'store' ? personOf(event) : undefined;
    if (kind === 'refunded') {
      const isComplaint = seeded.refunds.some((refund) => refund.kind === 'refund');
      return isComplaint ? [{ at, by, call: 'refund_order', notes: () => [refundNote(seeded)] }] : [];
    }
    const call = callOf(event);
    const isNew = call === 'platform/create_order';
    const extra: AuditValues = isNew ? { order_type: order.order_type, total: order.total } : {};
    const step = { id: order.id ?? '', unique_id: order.unique_id };
    return [{ at, by, ...(call && { call }), notes: () => stepNote(step, { moves: [moveOf(event)], at, extra }) }];
  });
}

const door = (action: 'sign_in' | 'sign_in_failed' | 'sign_out', { actor }: AuditPerson): AuditNote => ({
  entity: 'session',
  action,
  actor,
});

/** Hours in which each comes and goes: the owner looks in, the team works. */
const hours = [
  ['08', '20'],
  ['10', '23'],
  ['09', '22'],
  ['11', '23'],
] as const;

const clock = (hour: string, random: Random): string => `${hour}:${String(random.int(0, 59)).padStart(2, '0')}`;

/** Who signed in and out on each of the previous days; and a night on which someone tried to get in. */
function sessionActions(people: readonly AuditPerson[], days: number, at: Clock, random: Random): SeedAction[] {
  const actions: SeedAction[] = [];
  for (let daysAgo = days; daysAgo >= 0; daysAgo -= 1) {
    for (const [index, by] of people.entries()) {
      const call = by.actor.kind === 'owner' ? 'login' : 'sub_store_login';
      const [comes, goes] = hours[index % hours.length] ?? hours[0];
      if (random.chance(0.3)) continue;
      actions.push({ at: at(daysAgo, clock(comes, random)), by, call, notes: () => [door('sign_in', by)] });
      if (index > 0 && random.chance(0.6))
        actions.push({ at: at(daysAgo, clock(goes, random)), by, call: 'logout', notes: () => [door('sign_out', by)] });
    }
  }
  const tried = people[1] ?? people[0];
  const stranger = tried && { ...tried, address: '192.0.2.61', browser: 'Firefox 128', system: 'Linux' };
  if (stranger)
    for (const minute of ['02:13', '02:14', '02:16'])
      actions.push({
        at: at(6, minute),
        by: stranger,
        call: 'sub_store_login',
        notes: () => [door('sign_in_failed', stranger)],
      });
  return actions;
}

/** The demo's past, as recorded in the audit log. */
interface DemoPast {
  scene: StoreScene;
  accounts: readonly (DemoSubStore & { id: string })[];
  menu: Pick<MenuRows, 'items'>;
  staff: Pick<StaffRows, 'providers'>;
  orders: readonly SeededOrder[];
}

/** How many past days the audit log covers. */
const auditDays = 14;

/**
 * Writes the audit log of a demo store's last two weeks: by the code that keeps what is done today, each entry at its own time. What it
 * ends with is what the records have, which are there already.
 */
export async function seedAudit(db: Database, { scene, accounts, menu, staff, orders }: DemoPast, now: Date) {
  const { store, demo } = scene;
  const random = seededRandom(demo.seed + 3_000);
  const people = auditPeople(scene);
  const at = clockOf(now, store.timezone);
  const from = subDays(now, auditDays);
  const recent = orders.filter(({ events }) => events.some((event) => event.at && event.at >= from));
  const actions = [
    ...sessionActions(people, auditDays, at, random),
    ...serviceActions(scene, people, at),
    ...(await menuActions(db, store.id, menu, people, at)),
    ...(await teamActions(db, { storeId: store.id, people, accounts, staff }, at, random)),
    ...recent.flatMap((order) => orderActions(order, people)),
  ]
    .filter((action) => action.at >= from && action.at < now)
    .sort((a, b) => a.at.getTime() - b.at.getTime());
  const rows = await Promise.all(actions.map((action) => actionRows(store.id, action)));
  await insertRows(db, auditEntries, rows.flat());
}
