import { addHours, subDays } from 'date-fns';
import { and, eq, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database';
import { gatewayEvents, payments } from '#server/db/schema/payments';
import type { StoreGateways } from '#server/gateways/payments/storeGateways';
import { handleEvent } from './handleEvent';
import { workOn } from './makeRequest';
import { captureEarlyHours } from './retries';
import { sendRefund } from './sendRefund';
import { takeEvent, takePayment, takeRefund } from './takeDue';

/** Most requests of each kind in one round. */
const mostPerRound = 20;
/** How many are made at once: a gateway that doesn't answer holds up those of other stores less. */
const together = 4;

/** Captures holds that are about to end, of orders that wait for the store. Rejected afterwards, they are refunded. */
async function catchHolds(db: Database, now: Date): Promise<void> {
  await db
    .update(payments)
    .set({ wanted: 'capture', wanted_amount: sql`${payments.amount}`, next_try_at: now, tries: 0 })
    .where(
      and(
        eq(payments.state, 'authorized'),
        isNull(payments.wanted),
        lte(payments.capture_before, addHours(now, captureEarlyHours)),
      ),
    );
}

/**
 * Makes the requests to gateways that are due: captures, releases and charges, refunds, and messages that couldn't be worked
 * on. The gateway is asked outside of transactions, because it can be slow.
 *
 * @returns how many were made
 */
export async function runPayments(db: Database, gateways: StoreGateways, now: Date): Promise<number> {
  await catchHolds(db, now);
  let made = 0;
  const each = async <Row>(take: () => Promise<Row | undefined>, work: (row: Row) => Promise<unknown>) => {
    let left = mostPerRound;
    const workThrough = async () => {
      while (left > 0) {
        left -= 1;
        const row = await take();
        if (!row) return;
        made += 1;
        await work(row);
      }
    };
    // All end before a failure is told: nothing goes on unseen.
    const ended = await Promise.allSettled(Array.from({ length: together }, workThrough));
    const failed = ended.find((end) => end.status === 'rejected');
    if (failed) throw failed.reason;
  };
  await each(
    () => takeEvent(db, now),
    (row) => handleEvent(db, gateways, row, now),
  );
  await each(
    () => takePayment(db, now),
    (row) => workOn(db, gateways, row, now),
  );
  await each(
    () => takeRefund(db, now),
    (row) => sendRefund(db, gateways, row, now),
  );
  return made;
}

/** How long gateways' messages are kept. */
const eventDays = 90;

/** Removes messages of gateways that no one will ask about any more. */
export const removeOldEvents = (db: Database, now: Date) =>
  db.delete(gatewayEvents).where(lt(gatewayEvents.received_at, subDays(now, eventDays)));
