import { and, eq, or } from 'drizzle-orm';
import { type ErrorCode, errorCodes } from '#contract/codes/errorCodes';
import type { FieldError } from '#contract/envelope';
import type { Database } from '#server/db/database';
import { stores, subStores } from '#server/db/schema/index';
import { CallError } from '#server/http/callError';

const isSubStore = async (db: Database, email: string): Promise<boolean> =>
  (await db.select({ id: subStores.id }).from(subStores).where(eq(subStores.email, email))).length > 0;

/**
 * The code for an address that an account has; `null` if none has it. Always two statements. Only for those who have
 * proved the address, or in a mail to it.
 */
export async function takenEmail(db: Database, email: string): Promise<ErrorCode | null> {
  const found = await db.select({ id: stores.id }).from(stores).where(eq(stores.email, email));
  const isTeamMember = await isSubStore(db, email);
  if (found.length > 0) return errorCodes.STORE_EMAIL_ALREADY_REGISTERED;
  return isTeamMember ? errorCodes.EMAIL_ALREADY_REGISTERED : null;
}

export interface Contact {
  email: string;
  country_phone_code: string;
  phone: string;
}

/** @throws 602, 603 or 639 if a store has the email, the phone or both; 996 if a sub-account has the email */
export async function refuseTaken(db: Database, { email, country_phone_code, phone }: Contact): Promise<void> {
  const isPhone = and(eq(stores.country_phone_code, country_phone_code), eq(stores.phone, phone));
  const found = await db
    .select({ email: stores.email, phone: stores.phone, code: stores.country_phone_code })
    .from(stores)
    .where(or(eq(stores.email, email), isPhone));
  const hasEmail = found.some((store) => store.email === email);
  const hasPhone = found.some((store) => store.phone === phone && store.code === country_phone_code);
  const { STORE_PHONE_ALREADY_REGISTERED: phoneTaken } = errorCodes;
  const errors: FieldError[] = hasPhone ? [{ path: 'phone', code: String(phoneTaken) }] : [];
  if (hasEmail && hasPhone) throw new CallError(errorCodes.EMAIL_AND_PHONE_ALREADY_REGISTERED, { errors });
  if (hasEmail) throw new CallError(errorCodes.STORE_EMAIL_ALREADY_REGISTERED);
  if (hasPhone) throw new CallError(phoneTaken, { errors });
  if (await isSubStore(db, email)) throw new CallError(errorCodes.EMAIL_ALREADY_REGISTERED);
}
