import { addHours } from 'date-fns';
import { and, asc, eq, isNull, lte, type SQL } from 'drizzle-orm';
import type { Database } from '#server/db/database';
import { payments } from '#server/db/schema/payments';
import { lockOrder } from '../orders/service';
import { isPayment, type PaymentRow } from './paymentRows';
import { captureEarlyHours } from './retries';
import { toPayByCard } from './takePayment';

/** Most holds in one round. */
const mostHolds = 50;

const endsSoon = (now: Date): SQL | undefined =>
  and(
    eq(payments.state, 'authorized'),
    isNull(payments.wanted),
    lte(payments.capture_before, addHours(now, captureEarlyHours)),
  );

/** Captures what is due from a hold, or releases it if the order was paid otherwise. */
async function catchHold(tx: Database, row: PaymentRow, now: Date): Promise<void> {
  const order = await lockOrder(tx, row.store_id, row.order_id);
  const due = Math.min(row.amount, toPayByCard(order));
  await tx
    .update(payments)
    .set({ wanted: due > 0 ? 'capture' : 'void', wanted_amount: due, next_try_at: now, tries: 0 })
    .where(and(isPayment(row), endsSoon(now)));
}

/**
 * Takes care of holds that are about to end, of orders that wait for the store. A rejection afterwards refunds them. One that
 * fails holds up no others.
 */
export async function catchHolds(db: Database, now: Date, onError: (error: unknown) => void): Promise<void> {
  const rows = await db
    .select()
    .from(payments)
    .where(endsSoon(now))
    .orderBy(asc(payments.capture_before))
    .limit(mostHolds);
  for (const row of rows) await db.transaction((tx) => catchHold(tx, row, now)).catch(onError);
}
