import type { AuditValues } from '#contract/audit/auditEntry';
import type { TrailNote } from '#server/modules/audit/service';
import { type Move, stepNote } from '#server/modules/orders/service';
import type { orderRefunds } from '../../../schema/index';
import type { OrderRows } from '../orderRows';
import type { TrailDeed } from './trailDeed';
import type { TrailPerson } from './trailPeople';

/** An order of the demo with its number, its history and what was paid back of it. */
export type SeededOrder = Omit<OrderRows, 'order'> & {
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
function callOf({ actor_kind, axis, from_status }: Event): TrailDeed['call'] {
  if (axis === 'order' && (from_status ?? null) === null) return 'platform/create_order';
  if (actor_kind === 'store') return axis === 'delivery' ? 'request_provider' : 'set_order_status';
  if (actor_kind === 'customer') return 'platform/cancel_order';
  return actor_kind === 'provider' ? 'platform/set_delivery_status' : undefined;
}

const refundNote = ({ order, refunds: [refund] }: SeededOrder): TrailNote => ({
  entity: 'order',
  action: 'refund',
  record: { id: order.id ?? '', name: [String(order.unique_id)] },
  old: { payment_status: 'paid', refunded: 0 },
  new: { payment_status: order.payment_status ?? 'paid', refunded: refund?.amount ?? 0 },
});

/** What happened to an order, step by step; and what was paid back of it after a complaint. */
export function orderDeeds(seeded: SeededOrder, people: readonly TrailPerson[]): TrailDeed[] {
  const { order, events } = seeded;
  const personOf = ({ actor_id }: Event) => people.find(({ actor }) => actor.id === actor_id);
  return events.flatMap((event): TrailDeed[] => {
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
