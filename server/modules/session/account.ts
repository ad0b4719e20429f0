import { and, eq, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { errorCodes } from '#contract/codes/errorCodes';
import { fieldsNotValid } from '../../http/callError';

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

/** The condition that picks the account a person signs in to: by email, else by phone with its country code. */
export function isAccount(table: AccountColumns, { email, phone, country_phone_code }: Identifier): SQL | undefined {
  if (email !== undefined) return eq(table.email, email);
  if (phone === undefined) throw missing('email');
  if (country_phone_code === undefined) throw missing('country_phone_code');
  return and(eq(table.country_phone_code, country_phone_code), eq(table.phone, phone));
}
