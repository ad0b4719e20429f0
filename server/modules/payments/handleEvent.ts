import { and, eq, sql } from 'drizzle-orm';
import { erasedMark } from '#contract/erasure';
import type { EventChange } from '#contract/payments/orderPayment';
import type { Database } from '#server/db/database';
import { orders } from '#server/db/schema/orders';
import { gatewayEvents, payments } from '#server/db/schema/payments';
import type { GatewayEvent } from '#server/gateways/payments/paymentGateway';
import type { StoreGateway, StoreGateways } from '#server/gateways/payments/storeGateways';
import { canBe, findByNumber, findWaiting, isPayment, type PaymentRow } from './paymentRows';
import { nextTry } from './retries';
import { syncPayment } from './syncPayment';

type EventRow = typeof gatewayEvents.$inferSelect;

const isId = (text: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);

export const isEvent = ({ store_id, gateway, event_id }: Pick<EventRow, 'store_id' | 'gateway' | 'event_id'>) =>
  and(eq(gatewayEvents.store_id, store_id), eq(gatewayEvents.gateway, gateway), eq(gatewayEvents.event_id, event_id));

/**
 * Keeps a message whose signature is right. One that arrives again is the same row, and is worked on once.
 *
 * @returns its row if it is new
 */
export async function keepEvent(
  db: Database,
  { store_id, gateway: { name: gateway } }: StoreGateway,
  { id: event_id, type, at, payment, dispute }: GatewayEvent,
  raw: Buffer,
  now: Date,
): Promise<EventRow | undefined> {
  const [row] = await db
    .insert(gatewayEvents)
    .values({
      ...{ store_id, gateway, event_id, type, at, received_at: now, raw: raw.toString('base64') },
      ...{ payment, dispute, next_try_at: nextTry(0, now) },
    })
    .onConflictDoNothing()
    .returning();
  return row;
}

/**
 * Finds the payment of a message whose number isn't known yet: that of a page which became a payment with another number, or
 * of a start whose reply was lost.
 */
async function adopt(db: Database, gateways: StoreGateways, event: EventRow & { payment: string }) {
  const account = await gateways.find(db, event.store_id, event.gateway);
  const seen = await account?.gateway.readPayment(event.payment);
  if (!account || seen?.kind !== 'done') return undefined;
  const payment = seen.value;
  const { id, reference } = payment;
  const found = id === event.payment ? undefined : await findByNumber(db, { ...event, payment: id });
  if (found || !isId(reference)) return found;
  const waiting = (await findWaiting(db, { ...event, order_id: reference })).filter((row) => canBe(row, payment));
  for (const row of waiting) {
    const current = row.payment === null ? undefined : await account.gateway.readPayment(row.payment);
    if (current?.kind === 'done' && current.value.id === id) return row;
  }
  const lost = waiting.find((row) => row.payment === null);
  if (lost) await db.update(payments).set({ payment: id }).where(isPayment(lost));
  return lost;
}

async function paymentOf(db: Database, gateways: StoreGateways, event: EventRow): Promise<PaymentRow | undefined> {
  const { payment } = event;
  if (payment === null) return undefined;
  return (await findByNumber(db, { ...event, payment })) ?? (await adopt(db, gateways, { ...event, payment }));
}

/** The body of a message, or nothing if its customer was erased before it was worked on. */
const rawUnlessErased = ({ store_id, order_id }: PaymentRow) =>
  sql`case when exists (select from ${orders} o where o.store_id = ${store_id} and o.id = ${order_id}
    and o.customer_name = ${erasedMark}) then '' else ${gatewayEvents.raw} end`;

/**
 * Works on a message: reads the payment that it names again. A message about something else changes nothing.
 *
 * @returns what changed; `null` if it is tried again later
 */
export async function handleEvent(
  db: Database,
  gateways: StoreGateways,
  event: EventRow,
  now: Date,
): Promise<EventChange[] | null> {
  const row = await paymentOf(db, gateways, event);
  const dispute = event.dispute && { ...event.dispute, at: event.at.toISOString() };
  const synced = row ? await syncPayment(db, gateways, row, now, dispute) : { changes: [] };
  const about = { order_id: row?.order_id ?? null, ...(row && { raw: rawUnlessErased(row) }) };
  if ('failure' in synced) {
    const again = { failure: synced.failure, next_try_at: nextTry(event.tries, now) };
    await db
      .update(gatewayEvents)
      .set({ ...about, ...again })
      .where(isEvent(event));
    return null;
  }
  // A replay, or two processes at once: what each changed is kept.
  const changes = sql`${gatewayEvents.changes} || ${JSON.stringify(synced.changes)}::text::jsonb`;
  await db
    .update(gatewayEvents)
    .set({ ...about, changes, handled_at: event.handled_at ?? now, next_try_at: null, failure: '' })
    .where(isEvent(event));
  return synced.changes;
}
