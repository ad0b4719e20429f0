import { eq } from 'drizzle-orm';
import { errorCodes } from '#contract/codes/errorCodes';
import type { StoreSms } from '#contract/messages/storeSms';
import type { Database } from '#server/db/database';
import { storeSettings } from '#server/db/schema/storeSettings';
import type { Env } from '#server/env';
import type { SmsAccount } from '#server/gateways/sms/smsAccount';
import { fieldsNotValid } from '#server/http/callError';
import { readSecret, shownSecrets } from '#server/records/storeSecrets';

/** The name of the secret. */
const smsToken = 'sms_auth_token';

/** The values that an account needs besides its token, by the fields of the section. */
const neededFields = (sms: Pick<StoreSms, 'auth_id' | 'country_phone_code' | 'number'>) => ({
  sms_auth_id: sms.auth_id,
  sms_country_phone_code: sms.country_phone_code,
  sms_number: sms.number,
});

/** @throws 4022 `required` at each field that a store's account lacks, its token included */
export async function assertComplete(db: Database, storeId: string, sms: StoreSms): Promise<void> {
  const { [smsToken]: token = null } = await shownSecrets(db, storeId, [smsToken], { isOwner: false });
  const fields = { ...neededFields(sms), [smsToken]: token ?? '' };
  const missing = Object.entries(fields).flatMap(([path, value]) => (value === '' ? [{ path, code: 'required' }] : []));
  if (missing.length > 0) throw fieldsNotValid(errorCodes.FIELDS_NOT_VALID, missing);
}

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
  const authToken = await readSecret(db, env, storeId, smsToken);
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
        base: env.SMS_URL.replace(/(?<!\/)\/+$/, '') || undefined,
      };
