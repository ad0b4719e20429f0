import { eq } from 'drizzle-orm';
import { noSms, type StoreSms } from '#contract/messages/storeSms';
import type { Database } from '#server/db/database';
import { storeSettings } from '#server/db/schema/index';

/** A store's account at a service, without its token. */
export const someSms: StoreSms = {
  ...noSms,
  ...{ is_on: true, format: 'plivo', auth_id: 'MAXXXX', country_phone_code: '+49', number: '1511234567' },
  ...{ parts_price: 750, parts_per_day: 100 },
};

/** Gives a store an account for text messages. */
export const prepareSms = (db: Database, storeId: string, sms: Partial<StoreSms> = {}) =>
  db
    .update(storeSettings)
    .set({ sms: { ...someSms, ...sms } })
    .where(eq(storeSettings.store_id, storeId));
