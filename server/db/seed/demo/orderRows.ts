import { freeAt } from '#contract/bookings/stay';
import { paymentStatusOf } from '#contract/orders/refunds';
import { isFinal, orderStatus } from '#contract/orders/statuses';
import { commentsOf } from '#server/demoData/comments';
import type { Random } from '#server/demoData/random';
import type { orderEvents, orderItems, orders } from '../../schema/index';
import type { OrderPlan } from './orderPlan';
import { roundsOf } from './plannedRounds';
import { pricedBasket } from './pricedBasket';
import { minutesAfter, replayMoves } from './replayMoves';
import { seededId } from './seededId';
import type { StoreScene } from './storeScene';

/** An order, its lines and its history; its number is given when all orders of the store are in a row. */
export interface OrderRows {
  order: Omit<typeof orders.$inferInsert, 'unique_id'> & { created_at: Date };
  lines: (typeof orderItems.$inferInsert)[];
  events: (typeof orderEvents.$inferInsert)[];
}

/**
 * Puts an order together as rows.
 *
 * @param busy_minutes added to its preparation time
 */
export function orderRows(scene: StoreScene, plan: OrderPlan, random: Random, busy_minutes = 0): OrderRows {
  const { lines, totals, breakdown, offer } = pricedBasket(scene, plan, random);
  const { events, hasProvider, ...reached } = replayMoves(plan);
  const store_id = scene.store.id;
  const id = seededId(random, plan.created_at);
  const comments = commentsOf(scene.store.country_code);
  const completed = reached.order_status === orderStatus.COMPLETED;
  const paid_by = random.chance(plan.type === 'table' ? 0.3 : 0.65) && !plan.party ? 'card' : 'cash';
  const unpaid = paid_by === 'cash' && !completed;
  const refunded = paid_by === 'card' && isFinal(reached.order_status) && !completed;
  const { customer } = plan;
  const isDelivery = plan.type === 'delivery';
  const cancelledAfterAcceptance =
    reached.order_status === orderStatus.CANCELLED_BY_CUSTOMER && reached.accepted_at !== null && !plan.party;
  const charge = cancelledAfterAcceptance ? scene.demo.order_rules.cancellation_charge : 0;
  const back = refunded ? Math.max(0, totals.total - charge) : 0;
  const fee = plan.party?.fee;
  const feePaid = fee?.is_paid ? fee.agreed.amount : 0;
  const paid = feePaid
    ? { payment_status: 'paid' as const, paid_amount: feePaid, refunded: 0 }
    : unpaid
      ? { payment_status: 'pending' as const, paid_amount: 0, refunded: 0 }
      : {
          payment_status: paymentStatusOf({ paid_amount: totals.total, refunded: back }),
          paid_amount: totals.total,
          refunded: back,
        };
  const rounds = roundsOf(plan, scene.demo.order_rules.preparation_time);
  const open = rounds?.at(-1);
  const order: OrderRows['order'] = {
    store_id,
    id,
    version: events.length,
    order_type: plan.type,
    ...reached,
    is_open: !isFinal(reached.order_status),
    ended_at: isFinal(reached.order_status) ? reached.updated_at : null,
    paid_by,
    ...paid,
    customer_name: customer.name,
    customer_country_phone_code: customer.country_phone_code,
    customer_phone: customer.phone,
    customer_email: null,
    delivery_address: isDelivery
      ? { address: customer.address, location: customer.location, ...(customer.note ? { note: customer.note } : {}) }
      : null,
    table_id: plan.table?.id ?? null,
    table_number: plan.table?.number ?? null,
    joined_tables: plan.party?.joined?.map((table) => ({ id: table.id, number: table.number })) ?? null,
    persons: plan.party?.persons ?? (plan.table ? random.int(plan.table.min_persons, plan.table.max_persons) : null),
    free_at:
      plan.table && !isFinal(reached.order_status)
        ? freeAt(scene.demo.booking_rules, plan.party?.persons ?? 1, plan.schedule_at ?? plan.created_at)
        : null,
    order_comment: random.chance(0.15) ? random.pick(plan.type === 'table' ? comments.table : comments.order) : null,
    delivery_comment: isDelivery && random.chance(0.2) ? random.pick(comments.delivery) : null,
    schedule_at: plan.schedule_at,
    due_at: plan.schedule_at ?? plan.created_at,
    estimated_ready_at: reached.accepted_at
      ? minutesAfter(
          plan.schedule_at ?? reached.accepted_at,
          // A scheduled delivery leaves the kitchen early enough to arrive at its time.
          plan.schedule_at
            ? isDelivery
              ? -scene.demo.order_rules.delivery_time
              : 0
            : scene.demo.order_rules.preparation_time + busy_minutes,
        )
      : null,
    created_at: plan.created_at,
    busy_minutes,
    subtotal: totals.subtotal,
    tax: totals.tax,
    tax_included: totals.tax_included,
    delivery_fee: totals.delivery_fee,
    delivery_fee_breakdown: breakdown && { ...breakdown, terms_id: scene.delivery_terms_id },
    tip_amount: totals.tip_amount,
    discount: totals.discount,
    promo: offer?.agreed ?? null,
    cancellation_charge: charge,
    booking_fee: fee?.agreed ?? null,
    fee_due_at: fee?.due_at ?? null,
    card_paid: feePaid,
    fee_charged: totals.fee_charged,
    fee_tax: totals.fee_tax,
    total: totals.total,
    rounds,
    ...(open && { ready_at: null, estimated_ready_at: new Date(open.ready_by) }),
    currency: scene.store.currency,
    provider_id: hasProvider ? plan.provider_id : null,
    confirmation_code: String(random.int(0, 9999)).padStart(4, '0'),
    is_confirmation_code_required: plan.is_confirmation_code_required,
    placed_by: 'platform',
  };
  scene.offers.count(order);
  return {
    order,
    lines: lines.map((line, index) => ({
      store_id,
      order_id: id,
      line: index,
      ...line,
      total: totals.lines[index] as number,
      discount: offer?.discount.lines[index] ?? 0,
    })),
    events: events.map(({ actor, entry, ...event }) => ({
      store_id,
      order_id: id,
      ...event,
      ...(entry ?? { kind: 'moved' as const, detail: null }),
      actor_kind: actor.kind,
      actor_id: actor.id,
      actor_name: actor.name,
    })),
  };
}
