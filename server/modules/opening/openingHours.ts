import { eq, sql } from 'drizzle-orm';
import { errorCodes } from '#contract/codes/errorCodes';
import { successCodes } from '#contract/codes/successCodes';
import { weekFaults } from '#contract/opening/hoursFaults';
import { orderTypes } from '#contract/orders/statuses';
import type { Database } from '#server/db/database';
import { storeSettings } from '#server/db/schema/storeSettings';
import { CallError, changedMeanwhile } from '#server/http/callError';
import type { Handler } from '#server/http/handler';
import { tellRecordsChanged } from '#server/records/changeRecords';
import { lastChangedBy } from '../audit/service';
import { refuseHours } from './refuseHours';
import { settleOrders } from './settleOrders';

async function readHours(db: Database, storeId: string, isLocked = false) {
  const { version, opening_hours, order_type_hours } = storeSettings;
  const query = db
    .select({ version, opening_hours, order_type_hours })
    .from(storeSettings)
    .where(eq(storeSettings.store_id, storeId));
  const [row] = isLocked ? await query.for('no key update') : await query;
  if (!row) throw new CallError(errorCodes.NO_DATA_FOUND);
  return { ...row, updated_by: await lastChangedBy(db, storeId, 'store', storeId) };
}

export const getOpeningHours: Handler<'get_opening_hours'> = async (_body, { db, session }) => ({
  opening_hours: await readHours(db, session.store_id),
});

/** Orders are locked before the settings, as everywhere: so those to cancel are settled first. */
export const updateOpeningHours: Handler<'update_opening_hours'> = async (body, context) => {
  const { db, session, wakeOutbox } = context;
  const { store_id } = session;
  const { version, opening_hours, order_type_hours, settle } = body;
  if (opening_hours) refuseHours('opening_hours', weekFaults(opening_hours));
  for (const type of orderTypes) {
    const week = order_type_hours?.[type];
    if (week) refuseHours(`order_type_hours.${type}`, weekFaults(week));
  }
  const saved = await db.transaction(async (tx) => {
    const before = await readHours(tx, store_id);
    if (before.version !== version) throw changedMeanwhile(before);
    const changes = { ...(opening_hours && { opening_hours }), ...(order_type_hours && { order_type_hours }) };
    await settleOrders(tx, context, () => changes, settle);
    const current = await readHours(tx, store_id, true);
    if (current.version !== version) throw changedMeanwhile(current);
    await tx
      .update(storeSettings)
      .set({ ...changes, version: sql`${storeSettings.version} + 1` })
      .where(eq(storeSettings.store_id, store_id));
    await tellRecordsChanged(tx, store_id, 'store', [store_id]);
    return { ...current, ...changes, version: version + 1, updated_by: session.name };
  });
  wakeOutbox();
  return { opening_hours: saved, message: successCodes.STORE_TIME_UPDATED };
};
