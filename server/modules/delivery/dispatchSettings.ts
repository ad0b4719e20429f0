import { eq, sql } from 'drizzle-orm';
import { errorCodes } from '#contract/codes/errorCodes';
import { successCodes } from '#contract/codes/successCodes';
import type { DispatchSettings } from '#contract/entities/dispatchSettings';
import type { Database } from '#server/db/database';
import { storeSettings } from '#server/db/schema/storeSettings';
import { CallError, changedMeanwhile } from '#server/http/callError';
import type { Handler } from '#server/http/handler';
import { tellRecordsChanged } from '#server/records/changeRecords';
import { lastChangedBy } from '../audit/service';

const ofStore = (storeId: string) => eq(storeSettings.store_id, storeId);

const selectSettings = (db: Database, storeId: string) =>
  db
    .select({ version: storeSettings.version, rules: storeSettings.order_rules })
    .from(storeSettings)
    .where(ofStore(storeId));

type SettingsRow = Awaited<ReturnType<typeof selectSettings>>[number];

const present = ({ version, rules }: SettingsRow, updated_by: string): DispatchSettings => {
  const { auto_assign, offer_seconds } = rules;
  return { version, auto_assign, offer_seconds, updated_by };
};

export const getDispatchSettings: Handler<'get_dispatch_settings'> = async (_body, { db, session }) => {
  const { store_id } = session;
  const [row] = await selectSettings(db, store_id);
  if (!row) throw new CallError(errorCodes.NO_DATA_FOUND);
  return { dispatch_settings: present(row, await lastChangedBy(db, store_id, 'store', store_id)) };
};

/** New settings apply to new searches and offers; running ones end as they started. */
export const updateDispatchSettings: Handler<'update_dispatch_settings'> = async (
  { version, auto_assign, offer_seconds },
  { db, session, wakeOutbox },
) => {
  const { store_id } = session;
  const dispatch_settings = await db.transaction(async (tx) => {
    const [row] = await selectSettings(tx, store_id).for('no key update');
    if (!row) throw new CallError(errorCodes.NO_DATA_FOUND);
    if (row.version !== version) {
      const current = present(row, await lastChangedBy(tx, store_id, 'store', store_id));
      throw changedMeanwhile(current);
    }
    const { rules } = row;
    const wished = {
      auto_assign: auto_assign ?? rules.auto_assign,
      offer_seconds: offer_seconds ?? rules.offer_seconds,
    };
    const [written] = await tx
      .update(storeSettings)
      // Only these two: the other rules are other screens'.
      .set({
        order_rules: sql`${storeSettings.order_rules} || ${JSON.stringify(wished)}::jsonb`,
        version: sql`${storeSettings.version} + 1`,
      })
      .where(ofStore(store_id))
      .returning({ version: storeSettings.version, rules: storeSettings.order_rules });
    if (!written) throw new CallError(errorCodes.NO_DATA_FOUND);
    await tellRecordsChanged(tx, store_id, 'store', [store_id]);
    return present(written, session.name);
  });
  wakeOutbox();
  return { dispatch_settings, message: successCodes.SETTINGS_UPDATED };
};
