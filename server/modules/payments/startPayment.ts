import { addHours, addMinutes } from 'date-fns';
import { and, desc, eq, gt, isNotNull, ne } from 'drizzle-orm';
import { errorCodes } from '#contract/codes/errorCodes';
import { checkoutMode } from '#contract/payments/checkoutMode';
import type { StartedPayment } from '#contract/payments/orderPayment';
import type { Database } from '#server/db/database';
import { newId } from '#server/db/schema/columns';
import { payments } from '#server/db/schema/payments';
import type { StoreGateway, StoreGateways } from '#server/gateways/payments/storeGateways';
import { CallError } from '#server/http/callError';
import { loadOrderRecord, lockOrder, type OrderRow, ruleViolation } from '../orders/service';
import { isPayment, type PaymentRow } from './paymentRows';
import { checkoutHours } from './retries';
import { toPayByCard } from './takePayment';

/** Where a customer comes back to, and in which language the gateway speaks to them. */
interface CheckoutPlaces {
  return_address: string;
  cancel_address?: string | undefined;
  language?: string | undefined;
}

/** When to look whether a customer has paid, in case the gateway's message is lost. */
const firstLookMinutes = 2;

const presentStarted = ({ id, gateway, mode, amount, currency, address }: PaymentRow): StartedPayment => ({
  ...{ _id: id, gateway, mode, amount, currency },
  address: address ?? '',
});

/** A checkout that is still open for the same sum, at a gateway that is on. */
async function findOpen(tx: Database, order: OrderRow, accounts: readonly StoreGateway[], amount: number, now: Date) {
  const [row] = await tx
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.store_id, order.store_id),
        eq(payments.order_id, order.id),
        eq(payments.state, 'waiting'),
        ne(payments.mode, 'save_card'),
        eq(payments.amount, amount),
        isNotNull(payments.address),
        gt(payments.created_at, addHours(now, 1 - checkoutHours)),
      ),
    )
    .orderBy(desc(payments.id))
    .limit(1);
  return row && accounts.some(({ gateway }) => gateway.name === row.gateway) ? row : undefined;
}

/**
 * Writes a payment down before it is requested, so that a message about it finds it.
 *
 * @throws PAYMENT_FAILED with what is `due` if that is nothing, or a card already holds or will pay it
 */
function begin(
  db: Database,
  named: { store_id: string; order_id: string },
  accounts: readonly StoreGateway[],
  gateway: StoreGateway['gateway'],
  now: Date,
): Promise<{ row: PaymentRow; order: OrderRow; isOpen: boolean }> {
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, named.store_id, named.order_id);
    const due = !order.is_test && order.payment_status !== 'authorized' ? toPayByCard(order) : 0;
    const [saved] = await tx
      .select({ id: payments.id })
      .from(payments)
      .where(and(eq(payments.store_id, order.store_id), eq(payments.order_id, order.id), eq(payments.state, 'saved')));
    const isSaved = saved !== undefined && checkoutMode(order, { ...stepsOf(gateway), now }) === 'save_card';
    if (due === 0 || isSaved) throw ruleViolation(errorCodes.PAYMENT_FAILED, 'order_id', { due });
    const open = await findOpen(tx, order, accounts, due, now);
    if (open) return { row: open, order, isOpen: true };
    const mode = checkoutMode(order, { ...stepsOf(gateway), now });
    const [row] = await tx
      .insert(payments)
      .values({
        ...{ store_id: order.store_id, id: newId(), order_id: order.id, gateway: gateway.name, mode, amount: due },
        ...{ currency: order.currency, created_at: now, next_try_at: addMinutes(now, firstLookMinutes) },
      })
      .returning();
    if (!row) throw new Error('the payment was not written');
    return { row, order, isOpen: false };
  });
}

const stepsOf = ({ name, missingSteps: missing }: StoreGateway['gateway']) => ({ name, missing });

/** Asks one gateway for a page on which the customer pays. @returns `null` if it gave none */
async function startAt(
  db: Database,
  { gateway }: StoreGateway,
  { row, order }: { row: PaymentRow; order: OrderRow },
  { return_address, cancel_address = return_address, language = 'en' }: CheckoutPlaces,
): Promise<StartedPayment | null> {
  const started = await gateway.startCheckout({
    ...{ key: row.id, mode: row.mode, money: { amount: row.amount, currency: row.currency }, reference: order.id },
    ...{ description: `#${order.unique_id}`, returnAddress: return_address, cancelAddress: cancel_address, language },
    ...(order.customer_email ? { email: order.customer_email } : {}),
  });
  if (started.kind === 'done') {
    const { payment, address } = started.value;
    const [written] = await db.update(payments).set({ payment, address }).where(isPayment(row)).returning();
    return presentStarted(written ?? row);
  }
  const failure = 'reason' in started ? started.reason : started.kind;
  // It may have begun at the gateway: then its messages name the order, and it is looked for until the end of a checkout.
  const state = started.kind === 'later' ? 'waiting' : 'failed';
  await db
    .update(payments)
    .set({ failure, state, ...(state === 'failed' && { next_try_at: null }) })
    .where(isPayment(row));
  return null;
}

/**
 * Starts a payment of what is due for an order, at the first of the store's gateways that answers. Repeated, it returns the
 * page that is already open.
 *
 * @throws NO_PAYMENT_GATEWAY if none is on; PAYMENT_FAILED if nothing is due, or no gateway answers
 */
export async function startPayment(
  db: Database,
  gateways: StoreGateways,
  named: { store_id: string; order_id: string },
  places: CheckoutPlaces,
  now: Date,
): Promise<StartedPayment> {
  const accounts = await gateways.list(db, named.store_id);
  // An unknown order is unknown at every store.
  await loadOrderRecord(db, named.store_id, named.order_id);
  if (accounts.length === 0) throw new CallError(errorCodes.NO_PAYMENT_GATEWAY);
  for (const account of accounts) {
    const begun = await begin(db, named, accounts, account.gateway, now);
    const started = begun.isOpen ? presentStarted(begun.row) : await startAt(db, account, begun, places);
    if (started) return started;
  }
  throw new CallError(errorCodes.PAYMENT_FAILED);
}
