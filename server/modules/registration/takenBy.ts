import { and, eq, or } from 'drizzle-orm';
import { type ErrorCode, errorCodes } from '#contract/codes/errorCodes';
import type { FieldError } from '#contract/envelope';
import type { Database } from '#server/db/database';
import { stores, subStores } from '#server/db/schema/index';
import { CallError } from '#server/http/callError';
import { lockAddress, reservedFor } from '../addresses/service';

const isSubStore = async (db: Database, email: string): Promise<boolean> =>
  (await db.select({ id: subStores.id }).from(subStores).where(eq(subStores.email, email))).length > 0;

/**
 * The code for an address that an account has, or had a short time ago and can get back; `null` if it is free. Always
 * three statements. Only for those who have proved the address, or in a mail to it.
 */
export async function takenEmail(db: Database, email: string, now: Date): Promise<ErrorCode | null> {
  const found = await db.select({ id: stores.id }).from(stores).where(eq(stores.email, email));
  const isTeamMember = await isSubStore(db, email);
  const reserved = await reservedFor(db, { email }, now, null);
  if (found.length > 0 || reserved === 'owner') return errorCodes.STORE_EMAIL_ALREADY_REGISTERED;
  return isTeamMember || reserved ? errorCodes.EMAIL_ALREADY_REGISTERED : null;
}

export interface Contact {
  email: string;
  country_phone_code: string;
  phone: string;
}

/** Keeps the addresses for this registration until the transaction ends. */
export async function lockContact(tx: Database, { email, country_phone_code, phone }: Contact): Promise<void> {
  await lockAddress(tx, { email });
  await lockAddress(tx, { country_phone_code, phone });
}

/**
 * Addresses that an account had a short time ago, and can get back, count as taken.
 *
 * @throws 602, 603 or 639 if a store has the email, the phone or both; 996 if a sub-account has the email
 */
export async function refuseTaken(db: Database, contact: Contact, now: Date): Promise<void> {
  const { email, country_phone_code, phone } = contact;
  const isPhone = and(eq(stores.country_phone_code, country_phone_code), eq(stores.phone, phone));
  const found = await db
    .select({ email: stores.email, phone: stores.phone, code: stores.country_phone_code })
    .from(stores)
    .where(or(eq(stores.email, email), isPhone));
  const isTeamMember = await isSubStore(db, email);
  const reserved = await reservedFor(db, { email }, now, null);
  const isNumberReserved = (await reservedFor(db, { country_phone_code, phone }, now, null)) !== null;
  const hasEmail = reserved === 'owner' || found.some((store) => store.email === email);
  const hasPhone =
    isNumberReserved || found.some((store) => store.phone === phone && store.code === country_phone_code);
  const { STORE_PHONE_ALREADY_REGISTERED: phoneTaken } = errorCodes;
  const errors: FieldError[] = hasPhone ? [{ path: 'phone', code: String(phoneTaken) }] : [];
  if (hasEmail && hasPhone) throw new CallError(errorCodes.EMAIL_AND_PHONE_ALREADY_REGISTERED, { errors });
  if (hasEmail) throw new CallError(errorCodes.STORE_EMAIL_ALREADY_REGISTERED);
  if (hasPhone) throw new CallError(phoneTaken, { errors });
  if (isTeamMember || reserved) throw new CallError(errorCodes.EMAIL_ALREADY_REGISTERED);
}
