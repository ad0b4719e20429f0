import { and, asc, eq } from 'drizzle-orm';
import { errorCodes } from '#contract/codes/errorCodes';
import type { OrderEvent } from '#contract/entities/order';
import { cardDueOf } from '#contract/orders/amountDueOf';
import { canSeeOrder } from '#contract/orders/orderAccess';
import { orderEvents } from '#server/db/schema/orders';
import { CallError } from '#server/http/callError';
import type { Handler } from '#server/http/handler';
import { currentOffer } from '../offers/service';
import { loadChanges } from './changes/changeRecords';
import { loadPayments } from './money/loadPayments';
import { loadRefunds } from './money/orderRefunds';
import { loadConfirmationCode, loadOrderRecord, type OrderRecord } from './orderRecord';
import { presentOrder, withActions, withTimes } from './presentOrder';
import { loadOrderRules } from './storeTerms';

const presentEvent = (row: typeof orderEvents.$inferSelect): OrderEvent => ({
  seq: row.seq,
  at: row.at.toISOString(),
  actor: {
    kind: row.actor_kind,
    id: row.actor_id,
    name: row.actor_name,
    ...(row.shared_device_id && { device: { id: row.shared_device_id, name: row.shared_device_name } }),
  },
  kind: row.kind,
  axis: row.axis,
  from: row.from_status,
  to: row.to_status,
  reason: row.reason ?? undefined,
  ...row.detail,
});

/** Whether a card can still pay something: of a test order, and while a card already holds it, there is nothing to pay. */
const isDueByCard = (order: OrderRecord['order']): boolean =>
  !order.is_test && order.payment_status === 'pending' && cardDueOf(order) > 0;

/**
 * Returns one order with its whole history, oldest first, and its offer's current `budget_left`. Refused if the caller
 * can only see other orders.
 */
export const getOrder: Handler<'get_order'> = async ({ order_id }, { db, session, now, paymentGateways }) => {
  const record = await loadOrderRecord(db, session.store_id, order_id);
  if (!canSeeOrder(session.grants, record.order)) throw new CallError(errorCodes.NOT_PERMITTED);
  const events = await db
    .select()
    .from(orderEvents)
    .where(and(eq(orderEvents.store_id, session.store_id), eq(orderEvents.order_id, order_id)))
    .orderBy(asc(orderEvents.seq));
  const rules = await loadOrderRules(db, session.store_id);
  const promo = await currentOffer(db, { ...record.order, store_id: session.store_id });
  const order = withActions(presentOrder({ ...record, order: { ...record.order, promo } }), session, rules, now());
  return {
    order,
    events: events.map(presentEvent),
    changes: await loadChanges(db, session.store_id, order),
    refunds: await loadRefunds(db, session.store_id, order_id),
    is_payable_online: isDueByCard(record.order) && (await paymentGateways.isOn(db, session.store_id)),
    payments:
      record.order.paid_by === 'card' || record.order.booking_fee
        ? await loadPayments(db, session.store_id, order_id)
        : [],
  };
};

/** A customer's order as the platform reads it. */
export const getPlatformOrder: Handler<'platform/get_order'> = async ({ store_id, order_id }, { db }) => ({
  order: withTimes(presentOrder(await loadOrderRecord(db, store_id, order_id)), await loadOrderRules(db, store_id)),
  confirmation_code: await loadConfirmationCode(db, store_id, order_id),
});
