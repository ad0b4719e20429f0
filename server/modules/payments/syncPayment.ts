import type { EventChange } from '#contract/payments/orderPayment';
import type { Database } from '#server/db/database';
import { type PaymentDispute, payments } from '#server/db/schema/payments';
import type { StoreGateways } from '#server/gateways/payments/storeGateways';
import { lockOrder } from '../orders/service';
import { applyPayment, changesBy } from './applyPayment';
import { isPayment, type Named, type PaymentRow } from './paymentRows';

/** The result of reading a payment again: what changed with it, or why it couldn't be read. */
type Synced = { changes: EventChange[] } | { failure: string };

const ranks = { open: 0, won: 1, lost: 1 } as const;

/** Messages about a dispute can come late: a decision stays. */
async function noteDispute(tx: Database, row: PaymentRow, dispute: PaymentDispute): Promise<void> {
  const isOlder = row.dispute?.id === dispute.id && ranks[dispute.state] < ranks[row.dispute.state];
  if (!isOlder) await tx.update(payments).set({ dispute }).where(isPayment(row));
}

/**
 * Reads a payment from its gateway under its order's lock, and brings both to that state. So the last to read it is also
 * the last to write it.
 *
 * @param dispute what a message said about it
 */
export function syncPayment(
  db: Database,
  gateways: StoreGateways,
  named: Named,
  now: Date,
  dispute: PaymentDispute | null = null,
): Promise<Synced> {
  return db.transaction(async (tx) => {
    const [found] = await tx.select().from(payments).where(isPayment(named));
    if (!found) return { failure: 'the payment is gone' };
    await lockOrder(tx, found.store_id, found.order_id);
    const [row] = await tx.select().from(payments).where(isPayment(named)).for('update');
    if (!row) return { failure: 'the payment is gone' };
    if (row.payment === null) return { changes: [] };
    const account = await gateways.find(tx, row.store_id, row.gateway);
    if (!account) return { failure: 'the gateway is not set up' };
    const seen = await account.gateway.readPayment(row.payment);
    if (seen.kind !== 'done') return { failure: 'reason' in seen ? seen.reason : seen.kind };
    const changes = await changesBy(tx, row, async () => {
      if (dispute) await noteDispute(tx, row, dispute);
      await applyPayment(tx, row, seen.value, now);
    });
    return { changes };
  });
}
