import { and, eq, isNull } from 'drizzle-orm';
import { errorCodes } from '#contract/codes/errorCodes';
import { bankNumberErrors } from '#contract/providers/bankFields';
import type { Database } from '#server/db/database';
import { bankDetails } from '#server/db/schema/providers';
import { stores } from '#server/db/schema/stores';
import { fieldsNotValid } from '#server/http/callError';
import type { CallContext } from '#server/http/handler';
import { demoMessage } from '../outgoing/service';
import type { BankChange, BankHolder } from '../providers/service';
import { holdPayouts } from './holdPayouts';

const notFound = (path: string) => {
  const code = errorCodes.BANK_DETAIL_NOT_FOUND;
  return fieldsNotValid(code, [{ path, code: String(code) }]);
};

const payoutColumns = { hold_until: stores.payout_hold_until, frozen_at: stores.payouts_frozen_at };

async function payoutFacts(db: Database, storeId: string) {
  const [found] = await db.select(payoutColumns).from(stores).where(eq(stores.id, storeId));
  return {
    payout_hold_until: found?.hold_until?.toISOString() ?? null,
    payouts_frozen_at: found?.frozen_at?.toISOString() ?? null,
  };
}

/** While payouts are frozen, the details in dispute stay as they are until the platform has looked into it. */
async function lock(tx: Database, storeId: string, holderId: string, { failed, path }: BankChange): Promise<void> {
  // Orders, which only refer to the store, don't wait.
  const [store] = await tx.select(payoutColumns).from(stores).where(eq(stores.id, storeId)).for('no key update');
  if (!store || holderId !== storeId) throw notFound(path);
  if (store.frozen_at) throw fieldsNotValid(failed, [{ path, code: 'payouts_frozen' }]);
}

/** The store itself as the holder of bank details: where its payouts go. */
export const ownStore: BankHolder = {
  isKind: () => isNull(bankDetails.provider_id),
  isOf: (storeId) => and(eq(bankDetails.store_id, storeId), isNull(bankDetails.provider_id)),
  providerId: () => null,
  async assertExists({ session }, holderId) {
    if (holderId !== session.store_id) throw notFound('bank_holder_id');
  },
  async assertNumbers(tx, storeId, { facts }, { failed }) {
    const [store] = await tx.select({ country_code: stores.country_code }).from(stores).where(eq(stores.id, storeId));
    const errors = bankNumberErrors(facts, store?.country_code ?? '');
    if (errors.length > 0) throw fieldsNotValid(failed, errors);
  },
  lock,
  async change(context: CallContext, work) {
    const { db, session } = context;
    return db.transaction(async (tx) => {
      const { result, isRedirected } = await work(tx);
      const message = isRedirected ? await holdPayouts(tx, context) : null;
      const facts = await payoutFacts(tx, session.store_id);
      return { ...result, ...facts, ...demoMessage(message) };
    });
  },
  facts: ({ db, session }) => payoutFacts(db, session.store_id),
};
