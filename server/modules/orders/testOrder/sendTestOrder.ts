import { and, eq, sql } from 'drizzle-orm';
import { pushCodes } from '#contract/codes/pushCodes';
import type { Order } from '#contract/entities/order';
import { orderStatus } from '#contract/orders/statuses';
import { systemReasons } from '#contract/orders/systemReasons';
import { totalsOfLines } from '#contract/orders/totals';
import type { Database } from '#server/db/database';
import { orderItems, orders } from '#server/db/schema/orders';
import type { Session } from '#server/http/handler';
import { appendToOutbox } from '#server/realtime/outbox';
import { customerActor, storeActor, systemActor } from '../actor';
import { writeStep } from '../moves/writeStep';
import { type Move, writeEvents } from '../orderEvent';
import { messageCodeOf, orderMessage } from '../orderMessage';
import { isOrder, loadOrderRecord, type OrderRow, selectOrders } from '../orderRecord';
import { lineRow } from '../placing/orderLines';
import { newOrderRow } from '../placing/placeOrder';
import { presentOrder, withActions } from '../presentOrder';
import { loadOrderRules, loadStoreTerms } from '../storeTerms';
import { testLines } from './testLines';

/** The number of every test order, so that it takes none of the store's numbers. A store has one at a time. */
const testOrderNumber = 0;

const isTestOrderOf = (storeId: string) =>
  and(eq(orders.store_id, storeId), eq(orders.unique_id, testOrderNumber), eq(orders.is_test, true));

/** The store's test order as a caller sees it, or `undefined` if none is open. */
export async function findOpenTestOrder(db: Database, session: Session, now: Date): Promise<Order | undefined> {
  const [record] = await selectOrders(db).where(and(isTestOrderOf(session.store_id), eq(orders.is_open, true)));
  return record && withActions(presentOrder(record), session, await loadOrderRules(db, session.store_id), now);
}

/** Tells the boards that an open test order has ended: it is about to be replaced, and its row with it. */
async function tellEnded(tx: Database, { store_id, id, version, order_status }: OrderRow, now: Date): Promise<void> {
  const to = orderStatus.CANCELLED_BY_STORE;
  const reason = systemReasons.testOver;
  const ending: Move = { axis: 'order', from: order_status, to, actor: systemActor, reason };
  const record = await loadOrderRecord(tx, store_id, id);
  const changes = { version: version + 1, updated_at: now, updated_by: systemActor.name };
  const order = { ...record.order, ...changes, order_status: to, ended_at: now, reason };
  const messageData = orderMessage(presentOrder({ ...record, order }), ending);
  await appendToOutbox(tx, store_id, { messageCode: messageCodeOf(ending), messageData });
}

async function removeEarlier(tx: Database, storeId: string, now: Date): Promise<void> {
  const [earlier] = await tx.select().from(orders).where(isTestOrderOf(storeId)).for('update');
  if (!earlier) return;
  if (earlier.is_open) await tellEnded(tx, earlier, now);
  await tx.delete(orders).where(isOrder(storeId, earlier.id));
}

/**
 * Places a store's test order, which replaces the previous one. It rings, and is printed and accepted, like a customer's
 * order for pickup, but isn't checked against hours, menu or minimum, and is never accepted automatically: it shows
 * whether someone notices an order (ADR 0071).
 *
 * @param tx the transaction of the call's idempotency key
 */
export async function sendTestOrder(tx: Database, session: Session, now: Date): Promise<Order> {
  const terms = await loadStoreTerms(tx, session.store_id);
  const { store, rules } = terms;
  // Two devices that send one at the same time do it one after the other.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`test order ${store.id}`}, 0))`);
  await removeEarlier(tx, store.id, now);

  const lines = await testLines(tx, store);
  const { lines: _lines, ...totals } = totalsOfLines(lines, store.is_tax_included);
  const actor = storeActor(session);
  // The app names the customer, in the language of its reader.
  const customer = { name: '', country_phone_code: '', phone: '' };
  const placed = { order_type: 'pickup', customer, items: [], tip_amount: 0, paid_by: 'cash' } as const;
  const row: OrderRow = {
    ...newOrderRow(
      terms,
      { ...placed, items: [] },
      { placed_by: 'platform', actor, payment_status: 'pending' },
      { now, slot: null, totals, breakdown: null, seat: {}, offer: null, isAccepted: false },
    ),
    unique_id: testOrderNumber,
    customer_key: '',
    is_test: true,
    // There is no customer who could say it.
    is_confirmation_code_required: false,
  };
  const { customer_key: _generated, ...written } = row;
  await tx.insert(orders).values(written);
  await tx.insert(orderItems).values(lines.map((line) => lineRow(row, line)));
  const move: Move = { axis: 'order', from: null, to: orderStatus.NEW, actor };
  const { order_type, total } = row;
  await writeStep(tx, row, writeEvents(tx, row, [move], now), {
    moves: [move],
    at: now,
    extra: { is_test: true, order_type, total },
  });

  const order = presentOrder(await loadOrderRecord(tx, store.id, row.id));
  // Its history says who sent it. Devices are told as for a customer's order, or the closed ones would stay silent.
  const messageData = orderMessage(order, { ...move, actor: customerActor('') });
  await appendToOutbox(tx, store.id, { messageCode: pushCodes.NEW_ORDER, messageData });
  return withActions(order, session, rules, now);
}
