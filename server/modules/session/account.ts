import { createHash } from 'node:crypto';
import { and, eq, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { errorCodes } from '#contract/codes/errorCodes';
import { withCallingCode } from '#contract/phoneNumber';
import { fieldsNotValid } from '../../http/callError';
import type { CallContext, SignInAccount } from '../../http/handler';
import type { UseCaptcha } from '../captcha/service';
import { isPassword } from './password';

type Context = Pick<CallContext<'public'>, 'throttlePassword' | 'device' | 'request'>;

interface Tried {
  kind: SignInAccount['kind'];
  /** The account that the identifier picked; `undefined` if there is none. */
  account: { id: string; password_hash: string | null } | undefined;
  identifier: Identifier;
  password: string;
  /** `null` where something else proves the attempt, such as a registration's token. */
  captcha: UseCaptcha | null;
}

/**
 * Returns the key by which failed attempts are counted. An account has one key, whether named by email or phone;
 * unknown names have one too.
 */
const keyOf = ({ kind, account, identifier }: Tried): string =>
  account
    ? `${kind} ${account.id}`
    : `${kind} unknown ${createHash('sha256').update(identifierOf(identifier)).digest('base64url')}`;

/**
 * Whether the password is the account's. An unknown account takes the same steps as a wrong password, so that neither the
 * reply nor its time tells which accounts exist.
 *
 * @throws 4029 with `retry_after` after too many failed attempts; what `captcha` throws beyond the free ones
 */
export function provePassword({ throttlePassword, device, request }: Context, tried: Tried): Promise<boolean> {
  const { kind, account, password, captcha } = tried;
  const known = account ? device.idFor({ kind, ...account }) : null;
  const attempt = { account: keyOf(tried), address: request.address, device: known, captcha };
  return throttlePassword(attempt, () => isPassword(account?.password_hash ?? null, password));
}

/** How a person names the account they sign in to. */
export interface Identifier {
  email?: string | undefined;
  phone?: string | undefined;
  country_phone_code?: string | undefined;
}

interface AccountColumns {
  email: PgColumn;
  phone: PgColumn;
  country_phone_code: PgColumn;
}

const missing = (path: string) => fieldsNotValid(errorCodes.FIELDS_NOT_VALID, [{ path, code: 'required' }]);

/** The identifier in use, as `isAccount` chooses it. */
export const identifierOf = ({ email, country_phone_code, phone }: Identifier): string =>
  email ?? `${country_phone_code} ${phone}`;

/** The condition for the account to sign in to: by email, otherwise by phone with country code. */
export function isAccount(table: AccountColumns, { email, phone, country_phone_code }: Identifier): SQL | undefined {
  if (email !== undefined) return eq(table.email, email);
  if (phone === undefined) throw missing('email');
  if (country_phone_code === undefined) throw missing('country_phone_code');
  const written = withCallingCode({ country_phone_code, phone });
  return and(eq(table.country_phone_code, written.country_phone_code), eq(table.phone, written.phone));
}
