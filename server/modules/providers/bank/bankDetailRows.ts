import { and, eq, type SQL } from 'drizzle-orm';
import { errorCodes } from '#contract/codes/errorCodes';
import { holderTypes } from '#contract/documents/holderTypes';
import type { BankDetail } from '#contract/entities/bankDetail';
import { masked } from '#contract/providers/masked';
import type { Database } from '#server/db/database';
import { bankDetails, providers } from '#server/db/schema/providers';
import type { Env } from '#server/env';
import { sealingWith } from '#server/files/sealing';
import { fieldsNotValid } from '#server/http/callError';

/** Without a delivery person, they are the store's own. */
export type BankRow = typeof bankDetails.$inferSelect;

/** The encrypted fields. */
export type BankFacts = Pick<
  BankDetail,
  | 'account_holder_name'
  | 'account_number'
  | 'routing_number'
  | 'bank_code'
  | 'date_of_birth'
  | 'gender'
  | 'personal_id_number'
>;

/** Returns the place that bank details are sealed for: their row. */
export const bankDetailPlace = (store_id: string, id: string) => `bank_details/${store_id}/${id}`;

/** Encrypted for this row only: copied to another row, they can't be decrypted. */
export const sealFacts = (
  facts: BankFacts,
  { store_id, id }: Pick<BankRow, 'store_id' | 'id'>,
  { APP_KEY }: Pick<Env, 'APP_KEY'>,
): string =>
  sealingWith(APP_KEY)
    .seal(Buffer.from(JSON.stringify(facts)), bankDetailPlace(store_id, id))
    .toString('base64');

export const openFacts = (
  { sealed, store_id, id }: Pick<BankRow, 'sealed' | 'store_id' | 'id'>,
  { APP_KEY }: Pick<Env, 'APP_KEY'>,
): BankFacts =>
  JSON.parse(sealingWith(APP_KEY).open(Buffer.from(sealed, 'base64'), bankDetailPlace(store_id, id)).toString());

/** In full after the password was given, otherwise masked: the last characters of numbers, and no personal data. */
export function presentBankDetail(row: BankRow, facts: BankFacts, is_masked = true): BankDetail {
  const { account_number, routing_number, bank_code, personal_id_number } = facts;
  const shown: BankFacts = is_masked
    ? {
        account_holder_name: facts.account_holder_name,
        account_number: masked(account_number),
        routing_number: masked(routing_number),
        bank_code: masked(bank_code),
        personal_id_number: masked(personal_id_number),
        date_of_birth: null,
        gender: null,
      }
    : facts;
  const { front = '', back = '', extra = '' } = row.photos;
  return {
    _id: row.id,
    version: row.version,
    bank_holder_id: holderIdOf(row),
    bank_holder_type: row.provider_id === null ? holderTypes.store : holderTypes.provider,
    is_masked,
    ...shown,
    photos: { front: front !== '', back: back !== '', extra: extra !== '' },
    updated_at: row.updated_at.toISOString(),
    updated_by: row.updated_by,
  };
}

/** The delivery person, or the store. */
export const holderIdOf = ({ provider_id, store_id }: BankRow): string => provider_id ?? store_id;

export const bankDetailNotFound = () =>
  fieldsNotValid(errorCodes.BANK_DETAIL_NOT_FOUND, [
    { path: 'bank_detail_id', code: String(errorCodes.BANK_DETAIL_NOT_FOUND) },
  ]);

export const isBankDetail = (storeId: string, id: string) =>
  and(eq(bankDetails.store_id, storeId), eq(bankDetails.id, id));

/**
 * Bank details of one kind of holder. Those of another kind don't exist for its callers, who may see less.
 *
 * @param isKind `BankHolder.isKind`
 * @throws 2022 at `bank_detail_id`
 */
export async function loadBankDetail(
  db: Database,
  storeId: string,
  id: string,
  { isKind }: { isKind: () => SQL | undefined },
): Promise<BankRow> {
  const [row] = await db
    .select({ detail: bankDetails })
    .from(bankDetails)
    .leftJoin(providers, and(eq(providers.store_id, bankDetails.store_id), eq(providers.id, bankDetails.provider_id)))
    .where(and(isBankDetail(storeId, id), isKind()));
  if (!row) throw bankDetailNotFound();
  return row.detail;
}
