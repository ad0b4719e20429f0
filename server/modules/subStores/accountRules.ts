import { and, eq, ne } from 'drizzle-orm';
import { errorCodes } from '#contract/codes/errorCodes';
import type { FieldError } from '#contract/envelope';
import { beyond, type UrlPermission } from '#contract/permissions';
import type { Database } from '#server/db/database';
import { stores, subStores } from '#server/db/schema/index';
import { fieldsNotValid } from '#server/http/callError';
import type { Session } from '#server/http/handler';
import { asUniqueError, refusedAt } from '#server/records/refusals';

interface Identity {
  email?: string | undefined;
  country_phone_code?: string | undefined;
  phone?: string | undefined;
}

const unique = {
  sub_stores_email: { path: 'email', code: errorCodes.EMAIL_ALREADY_REGISTERED },
  sub_stores_phone: { path: 'phone', code: errorCodes.STORE_PHONE_ALREADY_REGISTERED },
} as const;

/** For a statement that may fail because its email (996) or phone (603) is taken. */
export const refuseTakenIdentity = asUniqueError(unique);

/** Refuses an address that another account of the platform signs in with; a phone comes with its country code or not at all. */
export async function assertUniqueIdentity(db: Database, identity: Identity, id?: string): Promise<void> {
  const { email, country_phone_code, phone } = identity;
  if (phone && !country_phone_code) {
    throw fieldsNotValid(errorCodes.FIELDS_NOT_VALID, [{ path: 'country_phone_code', code: 'required' }]);
  }
  if (email === undefined) return;
  const isOther = id === undefined ? undefined : ne(subStores.id, id);
  const found = [
    await db.$count(stores, eq(stores.email, email)),
    await db.$count(subStores, and(eq(subStores.email, email), isOther)),
  ];
  if (found.some((count) => count > 0)) throw refusedAt('email', unique.sub_stores_email.code);
}

/**
 * Refuses permissions that the granter doesn't have.
 *
 * @throws 4022 `not_held` at `urls`, naming the keys
 */
export function assertGrantable(session: Session, urls: readonly UrlPermission[]): void {
  const keys = beyond(session.grants, urls);
  if (keys.length === 0) return;
  const error: FieldError = { path: 'urls', code: 'not_held', params: { keys } };
  throw fieldsNotValid(errorCodes.FIELDS_NOT_VALID, [error]);
}
