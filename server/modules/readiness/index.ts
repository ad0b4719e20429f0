import { and, eq, exists, isNotNull, isNull } from 'drizzle-orm';
import type { readinessCalls } from '#contract/calls/readiness';
import { errorCodes } from '#contract/codes/errorCodes';
import { successCodes } from '#contract/codes/successCodes';
import { readinessOf } from '#contract/readiness';
import { storeDate } from '#contract/time';
import type { Database } from '#server/db/database';
import { bankDetails, deliveryAreas, orders, stores } from '#server/db/schema/index';
import { CallError } from '#server/http/callError';
import type { Handlers } from '#server/http/handler';
import { readDocumentProgress } from '../documents/service';
import { visibleItems } from '../menu/service';
import { acceptTestOrder, findOpenTestOrder, sendTestOrder } from '../orders/service';
import { readPlatformSettings } from '../settings/service';
import { findStore } from '../store/service';

const activeArea = (db: Database, storeId: string) =>
  db
    .select({ id: deliveryAreas.id })
    .from(deliveryAreas)
    .where(and(eq(deliveryAreas.store_id, storeId), eq(deliveryAreas.is_active, true)));

const ownBankDetails = (db: Database, storeId: string) =>
  db
    .select({ id: bankDetails.id })
    .from(bankDetails)
    .where(and(eq(bankDetails.store_id, storeId), isNull(bankDetails.provider_id)));

/** An accepted order, test orders included: the store has seen how orders arrive. */
const acceptedOrder = (db: Database, storeId: string) =>
  db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.store_id, storeId), isNotNull(orders.accepted_at)));

/** Whether the store has each of the records that "Ready to sell" asks for. */
async function readRecords(db: Database, storeId: string) {
  const [row] = await db
    .select({
      has_visible_item: exists(visibleItems(db, storeId)).mapWith(Boolean),
      has_active_area: exists(activeArea(db, storeId)).mapWith(Boolean),
      has_bank_details: exists(ownBankDetails(db, storeId)).mapWith(Boolean),
      has_accepted_order: exists(acceptedOrder(db, storeId)).mapWith(Boolean),
    })
    .from(stores)
    .where(eq(stores.id, storeId));
  return row;
}

export const readinessHandlers: Handlers<keyof typeof readinessCalls> = {
  async get_readiness(_body, { db, session, now }) {
    const row = await findStore(db, eq(stores.id, session.store_id));
    const records = await readRecords(db, session.store_id);
    if (!row || !records) throw new CallError(errorCodes.SESSION_ENDED);
    const { store, settings } = row;
    const steps = readinessOf({
      store,
      settings: await readPlatformSettings(db),
      documents: await readDocumentProgress(db, store.id, storeDate(now(), store.timezone)),
      opening: settings,
      fee: settings.delivery_fee,
      is_fee_saved: settings.section_changes.delivery_fee_settings !== undefined,
      ...records,
      is_payout_frozen: store.payouts_frozen_at !== null,
    });
    return { steps, test_order: await findOpenTestOrder(db, session, now()) };
  },

  async send_test_order(_body, { db, session, now, wakeOutbox }) {
    const order = await sendTestOrder(db, session, now());
    wakeOutbox();
    return { order, message: successCodes.ORDER_CREATED };
  },

  async accept_test_order({ order_id }, { db, session, now, wakeOutbox }) {
    const order = await db.transaction((tx) => acceptTestOrder(tx, session, order_id, now()));
    wakeOutbox();
    return { order, message: successCodes.ORDER_ACCEPTED };
  },
};
