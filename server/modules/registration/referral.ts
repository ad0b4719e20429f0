import { eq } from 'drizzle-orm';
import { accountLimits } from '#contract/accountLimits';
import { errorCodes } from '#contract/codes/errorCodes';
import { successCodes } from '#contract/codes/successCodes';
import type { Database } from '#server/db/database';
import { stores } from '#server/db/schema/index';
import type { Handler } from '#server/http/handler';
import { refusedAt } from '#server/records/refusals';

interface Referral {
  referral_code: string;
  /** Country of the store that registers, if it is known. */
  country_code?: string | undefined;
}

/**
 * The store that passed a code on.
 *
 * @param isLocked counts the registrations with the code one after the other, until the transaction ends
 * @throws 631, 547 or 550 at `referral_code`
 */
export async function findReferrer(
  db: Database,
  { referral_code, country_code }: Referral,
  { isLocked = false } = {},
): Promise<{ id: string; name: string[] }> {
  const columns = { id: stores.id, name: stores.name, country_code: stores.country_code };
  const query = db.select(columns).from(stores).where(eq(stores.referral_code, referral_code));
  const [store] = await (isLocked ? query.for('no key update') : query);
  if (!store) throw refusedAt('referral_code', errorCodes.STORE_REFERRAL_INVALID);
  if (country_code !== undefined && store.country_code !== country_code)
    throw refusedAt('referral_code', errorCodes.REFERRAL_NOT_VALID_FOR_COUNTRY);
  if ((await db.$count(stores, eq(stores.referred_by, store.id))) >= accountLimits.referralUsesMax)
    throw refusedAt('referral_code', errorCodes.REFERRAL_OVER_USAGE_LIMIT);
  return store;
}

export const checkReferral: Handler<'check_referral'> = async (body, { db }) => ({
  store_name: (await findReferrer(db, body)).name,
  message: successCodes.REFERRAL_VALID,
});
