import { subDays } from 'date-fns';
import { and, eq, gt, or } from 'drizzle-orm';
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

/** Anyone can register stores with a code: those that the platform hasn't approved in a while no longer count. */
const isUse = (id: string, now: Date) =>
  and(
    eq(stores.referred_by, id),
    or(eq(stores.is_approved, true), gt(stores.created_at, subDays(now, accountLimits.referralPendingDays))),
  );

/**
 * The store that passed a code on.
 *
 * @param isLocked counts the registrations with the code one after the other, until the transaction ends
 * @throws 631, 547 or 550 at `referral_code`
 */
export async function findReferrer(
  db: Database,
  { referral_code, country_code }: Referral,
  { now, isLocked = false }: { now: Date; isLocked?: boolean },
): Promise<{ id: string; name: string[] }> {
  const columns = { id: stores.id, name: stores.name, country_code: stores.country_code };
  const query = db.select(columns).from(stores).where(eq(stores.referral_code, referral_code));
  const [store] = await (isLocked ? query.for('no key update') : query);
  if (!store) throw refusedAt('referral_code', errorCodes.STORE_REFERRAL_INVALID);
  if (country_code !== undefined && store.country_code !== country_code)
    throw refusedAt('referral_code', errorCodes.REFERRAL_NOT_VALID_FOR_COUNTRY);
  if ((await db.$count(stores, isUse(store.id, now))) >= accountLimits.referralUsesMax)
    throw refusedAt('referral_code', errorCodes.REFERRAL_OVER_USAGE_LIMIT);
  return store;
}

export const checkReferral: Handler<'check_referral'> = async (body, { db, now }) => ({
  store_name: (await findReferrer(db, body, { now: now() })).name,
  message: successCodes.REFERRAL_VALID,
});
