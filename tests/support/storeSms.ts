import { eq } from 'drizzle-orm';
import { noSms, type StoreSms } from '#contract/messages/storeSms';
import { storeSettings } from '#server/db/schema/index';
import { writeSecret } from '#server/records/storeSecrets';
import type { TestApp } from './buildTestApp';

/** The token of such an account. */
export const smsToken = 'token-of-the-text-messages';

/** A store's account at a service, without its token. */
export const someSms: StoreSms = {
  ...noSms,
  ...{ is_on: true, format: 'plivo', auth_id: 'MAXXXX', country_phone_code: '+49', number: '1511234567' },
  ...{ parts_price: 750, parts_per_day: 100 },
};

/** Gives a store an account for text messages, with its token. */
export async function prepareSms(
  { db, env }: Pick<TestApp, 'db' | 'env'>,
  storeId: string,
  sms: Partial<StoreSms> = {},
): Promise<void> {
  await db
    .update(storeSettings)
    .set({ sms: { ...someSms, ...sms } })
    .where(eq(storeSettings.store_id, storeId));
  await writeSecret(db, { env, now: () => new Date() }, { storeId, name: 'sms_auth_token', value: smsToken });
}
