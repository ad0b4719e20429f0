import { eq, sql } from 'drizzle-orm';
import type { ReplyOf } from '#contract/calls/index';
import { errorCodes } from '#contract/codes/errorCodes';
import { successCodes } from '#contract/codes/successCodes';
import type { DeliveryFeeRules } from '#contract/delivery/deliveryFee';
import type { Database } from '#server/db/database';
import { storeSettings } from '#server/db/schema/storeSettings';
import { CallError, changedMeanwhile } from '#server/http/callError';
import type { Handler } from '#server/http/handler';
import { tellRecordsChanged } from '#server/records/changeRecords';
import { lastChangedBy } from '../audit/service';

const ofStore = (storeId: string) => eq(storeSettings.store_id, storeId);

const selectFee = (db: Database, storeId: string) =>
  db
    .select({ version: storeSettings.version, fee: storeSettings.delivery_fee })
    .from(storeSettings)
    .where(ofStore(storeId));

interface FeeRow {
  version: number;
  fee: DeliveryFeeRules;
}

const present = (
  { version, fee }: FeeRow,
  updated_by: string,
): ReplyOf<'get_delivery_fee_settings'>['delivery_fee_settings'] => ({ ...fee, version, updated_by });

export const getFeeSettings: Handler<'get_delivery_fee_settings'> = async (_body, { db, session: { store_id } }) => {
  const [row] = await selectFee(db, store_id);
  if (!row) throw new CallError(errorCodes.NO_DATA_FOUND);
  return { delivery_fee_settings: present(row, await lastChangedBy(db, store_id, 'store', store_id)) };
};

/** Applies to new orders; placed orders keep their fee. @throws 4009 with the current settings if they have another version */
export const updateFeeSettings: Handler<'update_delivery_fee_settings'> = async (body, context) => {
  const { db, session, wakeOutbox } = context;
  const { store_id, name } = session;
  const written = await db.transaction(async (tx) => {
    const [row] = await selectFee(tx, store_id).for('no key update');
    if (!row) throw new CallError(errorCodes.NO_DATA_FOUND);
    if (row.version !== body.version) {
      throw changedMeanwhile(present(row, await lastChangedBy(tx, store_id, 'store', store_id)));
    }
    const given = Object.entries(body).filter(([field, value]) => field in row.fee && value !== undefined);
    const fee = { ...row.fee, ...Object.fromEntries(given) } as DeliveryFeeRules;
    await tx
      .update(storeSettings)
      .set({
        delivery_fee: fee,
        delivery_terms_id: sql`gen_random_uuid()`,
        version: sql`${storeSettings.version} + 1`,
      })
      .where(ofStore(store_id));
    await tellRecordsChanged(tx, store_id, 'store', [store_id]);
    return present({ version: row.version + 1, fee }, name);
  });
  wakeOutbox();
  return { delivery_fee_settings: written, message: successCodes.DELIVERY_FEE_UPDATED };
};
