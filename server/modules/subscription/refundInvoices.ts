import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { billingInvoices } from '#server/db/schema/billing';
import type { BillingTools } from './billingTools';
import { bookInvoice } from './bookInvoice';
import { type InvoiceRow, isInvoice } from './issueInvoice';
import { lockSubscription } from './subscriptionRows';

/** A credit note whose payment is to be refunded. */
type Refund = InvoiceRow & { payment: string };

/**
 * Asks the gateway for a refund. The first time, its key alone keeps a second one away; gateways forget keys after a day, so
 * later it is looked for first.
 *
 * @returns whether the money is on its way
 */
async function askGateway({ db, billing, now, log }: BillingTools, credit: Refund): Promise<boolean> {
  const { store_id, id, payment } = credit;
  if (credit.asked_at) {
    const read = await billing?.readPayment(payment);
    if (read?.kind !== 'done') return false;
    if (read.value.refunds.some(({ state }) => state !== 'failed')) return true;
  } else await db.update(billingInvoices).set({ asked_at: now() }).where(isInvoice(credit));
  const money = { amount: 0 - credit.total, currency: credit.currency };
  const refund = await billing?.refund({ key: `credit/${credit.credit_of}`, payment, money });
  if (refund?.kind === 'done' && refund.value.state !== 'failed') return true;
  log.error({ store_id, credit_note: id, refund }, 'a forgiven invoice could not be refunded');
  return false;
}

/** Books a refund once, under the subscription's lock. */
async function settle({ db, env, now }: BillingTools, credit: Refund): Promise<void> {
  await db.transaction(async (tx) => {
    const { store } = await lockSubscription(tx, env, credit.store_id, now());
    const [settled] = await tx
      .update(billingInvoices)
      .set({ state: 'success', paid_at: now() })
      .where(and(isInvoice(credit), eq(billingInvoices.state, 'created')))
      .returning();
    if (settled) await bookInvoice(tx, settled, store, 'bank', now());
  });
}

/**
 * Refunds what was forgiven, outside any transaction: a gateway takes seconds.
 *
 * @returns whether one has to be tried again
 */
export async function refundInvoices(tools: BillingTools, storeId: string): Promise<boolean> {
  const { store_id, kind, state, payment, created_at } = billingInvoices;
  const waiting = await tools.db
    .select()
    .from(billingInvoices)
    .where(and(eq(store_id, storeId), eq(kind, 'credit_note'), eq(state, 'created'), isNotNull(payment)))
    .orderBy(asc(created_at));
  let isLeft = false;
  for (const credit of waiting) {
    if (credit.payment === null) continue;
    const refund = { ...credit, payment: credit.payment };
    if (await askGateway(tools, refund)) await settle(tools, refund);
    else isLeft = true;
  }
  return isLeft;
}
