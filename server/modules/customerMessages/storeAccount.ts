import { eq } from 'drizzle-orm';
import type { StoreSms } from '#contract/messages/storeSms';
import type { Database } from '#server/db/database';
import { storeSettings } from '#server/db/schema/storeSettings';
import type { Env } from '#server/env';
import type { SmsAccount } from '#server/gateways/sms/smsAccount';
import { readSecret } from './readSecret';

/** The fields of the section that an account needs besides its token, by their values. */
export const neededFields = (sms: Pick<StoreSms, 'auth_id' | 'country_phone_code' | 'number'>) => ({
  sms_auth_id: sms.auth_id,
  sms_country_phone_code: sms.country_phone_code,
  sms_number: sms.number,
});

/** A store's own account for text messages; `null` if a part of it is missing. */
export async function storeAccount(
  db: Database,
  env: Pick<Env, 'APP_KEY'>,
  storeId: string,
): Promise<SmsAccount | null> {
  const [row] = await db
    .select({ sms: storeSettings.sms })
    .from(storeSettings)
    .where(eq(storeSettings.store_id, storeId));
  if (!row || Object.values(neededFields(row.sms)).includes('')) return null;
  const authToken = await readSecret(db, env, storeId, 'sms_settings.sms_auth_token');
  if (!authToken) return null;
  const { format, auth_id: authId, country_phone_code, number } = row.sms;
  return { format, authId, authToken, from: `${country_phone_code}${number}` };
}

/** The installation's account for text messages; `null` if none is set up. */
export const installationAccount = (
  env: Pick<Env, 'SMS_FORMAT' | 'SMS_AUTH_ID' | 'SMS_AUTH_TOKEN' | 'SMS_FROM' | 'SMS_URL'>,
): SmsAccount | null =>
  env.SMS_FORMAT === ''
    ? null
    : {
        format: env.SMS_FORMAT,
        authId: env.SMS_AUTH_ID,
        authToken: env.SMS_AUTH_TOKEN,
        from: env.SMS_FROM,
        base: env.SMS_URL.replace(/\/+$/, '') || undefined,
      };
