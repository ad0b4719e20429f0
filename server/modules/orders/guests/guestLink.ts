import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { errorCodes } from '#contract/codes/errorCodes';
import type { Database } from '#server/db/database';
import { orders } from '#server/db/schema/orders';
import { CallError } from '#server/http/callError';
import type { Handler } from '#server/http/handler';
import { mailedPath } from '../../outgoing/service';
import { lockVisibleOrder } from '../lockVisibleOrder';
import { isOrder, lockOrder, type OrderRow } from '../orderRecord';

/**
 * The token of a booking's link, created on first use. Stored in plain text, because the reminder contains the link
 * again (docs/adr/0092). The caller has locked the order.
 *
 * @throws ORDER_DETAIL_NOT_FOUND for an order that isn't an open booking for later
 */
export async function guestToken(tx: Database, row: OrderRow): Promise<string> {
  if (row.order_type !== 'table' || !row.schedule_at || !row.is_open)
    throw new CallError(errorCodes.ORDER_DETAIL_NOT_FOUND);
  if (row.guest_token) return row.guest_token;
  const guest_token = randomBytes(32).toString('base64url');
  await tx.update(orders).set({ guest_token }).where(isOrder(row.store_id, row.id));
  return guest_token;
}

const pathOf = async (tx: Database, row: OrderRow) => ({ path: mailedPath('booking', await guestToken(tx, row)) });

export const makeGuestLink: Handler<'make_guest_link'> = ({ order_id }, { db, session }) =>
  db.transaction(async (tx) => pathOf(tx, await lockVisibleOrder(tx, session, order_id)));

export const makePlatformGuestLink: Handler<'platform/make_guest_link'> = ({ store_id, order_id }, { db }) =>
  db.transaction(async (tx) => pathOf(tx, await lockOrder(tx, store_id, order_id)));

/**
 * Finds the open booking of a link. It ends with the booking, and then it is like one that never was.
 *
 * @throws NO_DATA_FOUND
 */
export async function bookingOf(db: Database, token: string): Promise<OrderRow> {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.guest_token, token), eq(orders.is_open, true)));
  if (!row) throw new CallError(errorCodes.NO_DATA_FOUND);
  return row;
}

/** Locks the booking of a link. @throws NO_DATA_FOUND */
export async function lockBookingOf(tx: Database, token: string): Promise<OrderRow> {
  const { store_id, id } = await bookingOf(tx, token);
  const row = await lockOrder(tx, store_id, id);
  if (!row.is_open) throw new CallError(errorCodes.NO_DATA_FOUND);
  return row;
}
