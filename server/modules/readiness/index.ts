import { and, eq, exists, isNull, or } from 'drizzle-orm';
import type { readinessCalls } from '#contract/calls/readiness';
import { errorCodes } from '#contract/codes/errorCodes';
import { readinessOf } from '#contract/readiness';
import { storeDate } from '#contract/time';
import type { Database } from '#server/db/database';
import { bankDetails, categories, deliveryAreas, items, stores, subCategories } from '#server/db/schema/index';
import { CallError } from '#server/http/callError';
import type { Handlers } from '#server/http/handler';
import { readDocumentProgress } from '../documents/service';
import { readPlatformSettings } from '../settings/service';
import { findStore } from '../store/service';

/** An item that customers see: hidden categories hide what they contain. */
const visibleItem = (db: Database, storeId: string) =>
  db
    .select({ id: items.id })
    .from(items)
    .innerJoin(
      subCategories,
      and(eq(subCategories.store_id, items.store_id), eq(subCategories.id, items.sub_category_id)),
    )
    .leftJoin(categories, and(eq(categories.store_id, items.store_id), eq(categories.id, subCategories.category_id)))
    .where(
      and(
        eq(items.store_id, storeId),
        eq(items.is_visible, true),
        eq(subCategories.is_visible, true),
        or(isNull(subCategories.category_id), eq(categories.is_visible, true)),
      ),
    );

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

/** Whether the store has each of the records that "Ready to sell" asks for. */
async function readRecords(db: Database, storeId: string) {
  const [found] = await db
    .select({
      has_visible_item: exists(visibleItem(db, storeId)).mapWith(Boolean),
      has_active_area: exists(activeArea(db, storeId)).mapWith(Boolean),
      has_bank_details: exists(ownBankDetails(db, storeId)).mapWith(Boolean),
    })
    .from(stores)
    .where(eq(stores.id, storeId));
  return found;
}

export const readinessHandlers: Handlers<keyof typeof readinessCalls> = {
  async get_readiness(_body, { db, session, now }) {
    const found = await findStore(db, eq(stores.id, session.store_id));
    const records = await readRecords(db, session.store_id);
    if (!found || !records) throw new CallError(errorCodes.SESSION_ENDED);
    const { store, settings } = found;
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
    return { steps };
  },
};
