import { and, eq, ne } from 'drizzle-orm';
import { errorCodes } from '#contract/codes/errorCodes';
import type { FieldError } from '#contract/envelope';
import { beyond, type UrlPermission } from '#contract/permissions';
import type { Database } from '#server/db/database';
import { stores, subStores } from '#server/db/schema/index';
import { type CallError, fieldsNotValid } from '#server/http/callError';
import type { Session } from '#server/http/handler';

interface Identity {
  email?: string | undefined;
  country_phone_code?: string | undefined;
  phone?: string | undefined;
}

/** Which unique index a statement ran into; the query builder hides the database's error behind the statement. */
function brokenIndex(error: unknown): string | undefined {
  const cause = (error instanceof Error && error.cause) || error;
  const { code, constraint } = cause as { code?: string; constraint?: string };
  return code === '23505' ? constraint : undefined;
}

const taken = (path: 'email' | 'phone'): CallError => {
  const code = path === 'email' ? errorCodes.EMAIL_ALREADY_REGISTERED : errorCodes.STORE_PHONE_ALREADY_REGISTERED;
  return fieldsNotValid(code, [{ path, code: String(code) }]);
};

/**
 * For a statement that may fail as its email or phone is somebody's: the database alone knows, since two may write at once.
 *
 * @throws 996 at `email`, 603 at `phone`; any other error as it came
 */
export function refuseTakenIdentity(error: unknown): never {
  const index = brokenIndex(error);
  if (index === 'sub_stores_email') throw taken('email');
  if (index === 'sub_stores_phone') throw taken('phone');
  throw error;
}

/** Refuses an address that another account of the platform signs in with; a phone comes with its country code or not at all. */
export async function judgeIdentity(db: Database, identity: Identity, id?: string): Promise<void> {
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
  if (found.some((count) => count > 0)) throw taken('email');
}

/**
 * Refuses what the granter does not hold.
 *
 * @throws 4022 `not_held` at `urls`, naming the keys
 */
export function judgeGrants(session: Session, urls: readonly UrlPermission[]): void {
  const keys = beyond(session.grants, urls);
  if (keys.length === 0) return;
  const fault: FieldError = { path: 'urls', code: 'not_held', params: { keys } };
  throw fieldsNotValid(errorCodes.FIELDS_NOT_VALID, [fault]);
}
