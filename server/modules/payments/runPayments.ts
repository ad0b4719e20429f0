import { subDays } from 'date-fns';
import { lt } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database } from '#server/db/database';
import { gatewayEvents } from '#server/db/schema/payments';
import { isOutage } from '#server/db/unavailable';
import type { StoreGateways } from '#server/gateways/payments/storeGateways';
import { catchHolds } from './catchHolds';
import { gatewayRound } from './gatewayRound';
import { handleEvent } from './handleEvent';
import { workOn } from './makeRequest';
import { sendRefund } from './sendRefund';
import { takeEvent, takePayment, takeRefund, takeUnverified } from './takeDue';
import { verifyMessage } from './unverifiedMessages';

/** Most messages, payments and refunds in one round, of each: none of them holds up the others. */
const mostOfEach = 20;

/** Works on each row that is due. One that fails was claimed, so it waits for its next attempt. */
async function workOff<Row>(
  take: () => Promise<Row | undefined>,
  work: (row: Row) => Promise<unknown>,
  onError: (error: unknown) => void,
): Promise<number> {
  for (let worked = 0; worked < mostOfEach; worked += 1) {
    const row = await take();
    if (!row) return worked;
    await work(row).catch(onError);
  }
  return mostOfEach;
}

/**
 * Makes the requests to gateways that are due: captures, releases and charges, refunds, and messages that couldn't be worked
 * on or verified. The gateway is asked outside of transactions, because it can be slow.
 *
 * @returns how many were made
 */
export async function runPayments(
  db: Database,
  stores: StoreGateways,
  now: Date,
  log: Pick<Logger, 'error'>,
): Promise<number> {
  const onError = (error: unknown) => {
    // Told once for all work.
    if (isOutage(error)) throw error;
    log.error({ err: error }, 'work on a payment at a gateway failed');
  };
  await catchHolds(db, now, onError).catch(onError);
  const { gateways, silent } = gatewayRound(stores);
  const messages = await workOff(
    () => takeUnverified(db, now, silent),
    (row) => verifyMessage(db, gateways, row, now),
    onError,
  );
  const events = await workOff(
    () => takeEvent(db, now, silent),
    (row) => handleEvent(db, gateways, row, now),
    onError,
  );
  const payments = await workOff(
    () => takePayment(db, now, silent),
    (row) => workOn(db, gateways, row, now),
    onError,
  );
  const refunds = await workOff(
    () => takeRefund(db, now, silent),
    (row) => sendRefund(db, gateways, row, now),
    onError,
  );
  return messages + events + payments + refunds;
}

/** How long gateways' messages are kept. */
const eventDays = 90;

/** Removes messages of gateways that are too old to be asked about. */
export const removeOldEvents = (db: Database, now: Date) =>
  db.delete(gatewayEvents).where(lt(gatewayEvents.received_at, subDays(now, eventDays)));
