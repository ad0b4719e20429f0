import { sql } from 'drizzle-orm';
import type { EventChange } from '#contract/payments/orderPayment';
import { ownFailures } from '#contract/payments/paymentFailure';
import type { Database } from '#server/db/database';
import { payments, type ReportedDispute } from '#server/db/schema/payments';
import type { GatewayPayment } from '#server/gateways/payments/paymentGateway';
import type { StoreGateways } from '#server/gateways/payments/storeGateways';
import { lockOrder } from '../orders/service';
import { applyPayment, changesBy, sumRefunds } from './applyPayment';
import { applyDispute } from './disputes';
import { hasCurrency, isPayment, type Named } from './paymentRows';

/** The result of reading a payment again: what changed with it, or why it couldn't be read. */
type Synced = { changes: EventChange[] } | { failure: string };

/** How often a payment is read again because it changed in between. */
const mostReads = 5;
const gone = { failure: ownFailures.gone };

/** A row, and its version: every change of it, by whomever, makes another. */
async function loadVersion(db: Database, named: Named) {
  const version = sql<string>`${payments}.xmin::text`;
  const [found] = await db.select({ row: payments, version }).from(payments).where(isPayment(named));
  return found;
}

type StoredPayment = NonNullable<Awaited<ReturnType<typeof loadVersion>>>;

/** Applies what was read. @returns `null` if the payment has changed since, so that it has to be read again */
const apply = (
  db: Database,
  { row: { store_id, id, order_id }, version }: StoredPayment,
  seen: GatewayPayment,
  read: Read,
) =>
  db.transaction(async (tx): Promise<Synced | null> => {
    await lockOrder(tx, store_id, order_id);
    // All that changes a payment either locks its order or itself.
    await tx.select({ id: payments.id }).from(payments).where(isPayment({ store_id, id })).for('update');
    const current = await loadVersion(tx, { store_id, id });
    if (!current) return gone;
    if (current.version !== version) return null;
    const changes = await changesBy(tx, current.row, async () => {
      await applyPayment(tx, current.row, seen, read.now);
      if (read.dispute) await applyDispute(tx, current.row, read.dispute, seen.refunds, read.now);
      await sumRefunds(tx, current.row);
    });
    return { changes };
  });

interface Read {
  now: Date;
  /** From the message about it. */
  dispute: ReportedDispute | null;
}

/**
 * Reads a payment from its gateway, and brings it and its order to that state, under the order's lock. The gateway can be
 * slow, so it is asked before: the order isn't held up. If the payment changed since, it is read again, so the
 * last to read it is also the last to write it.
 *
 * @param dispute what a message said about it
 */
export async function syncPayment(
  db: Database,
  gateways: StoreGateways,
  named: Named,
  now: Date,
  dispute: ReportedDispute | null = null,
): Promise<Synced> {
  for (let reads = 0; reads < mostReads; reads += 1) {
    const stored = await loadVersion(db, named);
    if (!stored) return gone;
    const { store_id, gateway, payment } = stored.row;
    if (payment === null) return { changes: [] };
    const account = await gateways.find(db, store_id, gateway);
    if (!account) return { failure: ownFailures.notSetUp };
    const seen = await account.gateway.readPayment(payment);
    if (seen.kind !== 'done') return { failure: 'reason' in seen ? seen.reason : seen.kind };
    if (!hasCurrency(stored.row, seen.value)) return { failure: ownFailures.otherCurrency };
    const synced = await apply(db, stored, seen.value, { now, dispute });
    if (synced) return synced;
  }
  return { failure: ownFailures.changing };
}
