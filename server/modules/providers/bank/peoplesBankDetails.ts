import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { errorCodes } from '#contract/codes/errorCodes';
import { isAccountNumber } from '#contract/providers/bankNumbers';
import { bankDetails, providers } from '#server/db/schema/providers';
import { fieldsNotValid } from '#server/http/callError';
import { changeProvider, loadProvider, lockProvider, providerNotFound } from '../loadProvider';
import type { BankHolder } from './bankHolder';

/** Delivery people as holders of bank details. Who pays them may be anywhere, so only the account number is checked. */
export const people: BankHolder = {
  isKind: () => and(isNotNull(providers.id), isNull(providers.archived_at)),
  isOf: (storeId, holderId) => and(eq(bankDetails.store_id, storeId), eq(bankDetails.provider_id, holderId)),
  providerId: (holderId) => holderId,
  async assertExists(context, holderId) {
    await loadProvider(context.db, holderId, context).catch(() => {
      throw providerNotFound('bank_holder_id');
    });
  },
  async assertNumbers(_tx, _storeId, { given: { account_number } }) {
    if (account_number === undefined || isAccountNumber(account_number)) return;
    throw fieldsNotValid(errorCodes.FIELDS_NOT_VALID, [{ path: 'account_number', code: 'account_number' }]);
  },
  async lock(tx, storeId, holderId, { path }) {
    await lockProvider(tx, storeId, holderId, path === 'bank_holder_id' ? path : undefined);
  },
  change: (context, work) =>
    changeProvider(context, async (tx) => {
      const { holderId, result } = await work(tx);
      return { providerId: holderId, result };
    }),
  facts: async () => ({}),
};
