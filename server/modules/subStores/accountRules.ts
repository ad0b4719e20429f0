import { errorCodes } from '#contract/codes/errorCodes';
import type { FieldError } from '#contract/envelope';
import { beyond, isGranted, type UrlPermission } from '#contract/permissions';
import type { Database } from '#server/db/database';
import { fieldsNotValid } from '#server/http/callError';
import type { Session } from '#server/http/handler';
import { asUniqueError } from '#server/records/refusals';
import { type AccountId, takeAddress } from '../addresses/service';

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

/**
 * Refuses an address that another account of the platform signs in with, or can get back by the link in its notice; a
 * phone comes with its country code or not at all. Call it in the transaction that writes the account: no other account takes
 * the address until that ends.
 *
 * @param before as the account is stored: an address that it keeps isn't checked
 */
export async function assertUniqueIdentity(
  tx: Database,
  account: AccountId,
  { email, country_phone_code, phone }: Identity,
  now: Date,
  before?: Required<Identity>,
): Promise<void> {
  if (phone && !country_phone_code) {
    throw fieldsNotValid(errorCodes.FIELDS_NOT_VALID, [{ path: 'country_phone_code', code: 'required' }]);
  }
  if (email !== undefined && email !== before?.email) await takeAddress(tx, account, { email }, now);
  const isNumberKept = phone === before?.phone && country_phone_code === before?.country_phone_code;
  if (phone && country_phone_code && !isNumberKept) await takeAddress(tx, account, { country_phone_code, phone }, now);
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

/**
 * Anyone can be at a shared device, so its account can't manage the team.
 *
 * @param path the field of the body that asks for both
 * @throws 4022 `manages_team`
 */
export function refuseTeamManager(path: string, isSharedDevice: boolean, urls: readonly UrlPermission[]): void {
  if (!isSharedDevice || !isGranted(urls, 'store/sub_store')) return;
  throw fieldsNotValid(errorCodes.FIELDS_NOT_VALID, [{ path, code: 'manages_team' }]);
}
