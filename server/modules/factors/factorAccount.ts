import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { passkeys, recoveryCodes, totpFactors } from '#server/db/schema/factors';

/** Whose factors; `sub_store_id` is `null` for the owner. */
export interface FactorAccount {
  store_id: string;
  sub_store_id: string | null;
}

type FactorTable = typeof passkeys | typeof recoveryCodes | typeof totpFactors;

/** The condition for an account's rows in one of the tables of factors. */
export const isOf = (table: FactorTable, { store_id, sub_store_id }: FactorAccount): SQL | undefined =>
  and(
    eq(table.store_id, store_id),
    sub_store_id === null ? isNull(table.sub_store_id) : eq(table.sub_store_id, sub_store_id),
  );
