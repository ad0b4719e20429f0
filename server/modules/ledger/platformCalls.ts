import { and, asc, eq } from 'drizzle-orm';
import { errorCodes } from '#contract/codes/errorCodes';
import type { LedgerActor } from '#contract/entities/ledger';
import { balanceOf } from '#contract/ledger/accounts';
import { type LedgerTransaction, sumOf } from '#contract/ledger/ledgerEntry';
import { adjusted, paidOut, takenBack } from '#contract/ledger/orderEvents';
import type { Database } from '#server/db/database';
import { newId } from '#server/db/schema/columns';
import { ledgerEntries, ledgerTransactions } from '#server/db/schema/ledger';
import { orders } from '#server/db/schema/orders';
import { promoCodes } from '#server/db/schema/promoCodes';
import { walletRequests } from '#server/db/schema/wallet';
import { CallError, fieldsNotValid } from '#server/http/callError';
import type { Handler } from '#server/http/handler';
import { refusedAt } from '#server/records/refusals';
import { addStatements } from './addStatements';
import { ledgerRows, type Occasion } from './ledgerRows';
import { isHeld, lockStore, readBalance, readRequested } from './storeBalance';
import { writeLedger } from './writeLedger';

const platformActor: LedgerActor = { kind: 'platform', id: null, name: '' };

type Added = Pick<Occasion, 'store_id' | 'currency' | 'reason' | 'order_id' | 'reversal_of'> & { reason: string };

/** Writes a transaction of the platform. @returns it, with the amount by which the platform's debt to the store grew */
async function write(tx: Database, booked: LedgerTransaction, added: Added, now: Date) {
  const rows = ledgerRows([booked], { ...added, at: now, effective_at: now, by: platformActor });
  await writeLedger(tx, rows);
  const [row] = rows.transactions;
  if (!row) throw new Error('no transaction was written');
  const { currency } = added;
  const amount = balanceOf('platform', sumOf(booked.entries, 'platform'));
  const transaction = { _id: row.id, kind: booked.kind, effective_at: now.toISOString(), amount, currency };
  return { transaction };
}

/** @throws 637 if the store has no such order, or it is a test */
async function assertOrder(tx: Database, storeId: string, orderId: string): Promise<void> {
  const isOne = and(eq(orders.store_id, storeId), eq(orders.id, orderId), eq(orders.is_test, false));
  const [found] = await tx.select({ id: orders.id }).from(orders).where(isOne);
  if (!found) throw new CallError(errorCodes.ORDER_DETAIL_NOT_FOUND);
}

export const addAdjustment: Handler<'platform/add_adjustment'> = async (body, { db, now }) => {
  const { store_id, amount, reason, order_id } = body;
  return db.transaction(async (tx) => {
    const { currency } = await lockStore(tx, store_id);
    if (order_id) await assertOrder(tx, store_id, order_id);
    const added = { store_id, currency, reason, ...(order_id && { order_id }) };
    return write(tx, adjusted(newId(), amount), added, now());
  });
};

export const addPayout: Handler<'platform/add_payout'> = async ({ store_id, amount, reason }, { db, now }) =>
  db.transaction(async (tx) => {
    const store = await lockStore(tx, store_id);
    const { currency } = store;
    if (isHeld(store, now())) throw refusedAt('store_id', errorCodes.PAYMENT_FAILED);
    // What the store has requested is paid out by its request.
    const free = (await readBalance(tx, store_id)) - (await readRequested(tx, store_id));
    const maximum = Math.max(0, free);
    if (amount > maximum) {
      const params = { maximum };
      throw fieldsNotValid(errorCodes.FIELDS_NOT_VALID, [{ path: 'amount', code: 'too_big', params }]);
    }
    const written = await write(tx, paidOut(newId(), amount), { store_id, currency, reason }, now());
    await addStatements(tx, store_id);
    return written;
  });

export const returnPayout: Handler<'platform/return_payout'> = async (body, { db, now }) => {
  const { store_id, transaction_id, reason } = body;
  return db.transaction(async (tx) => {
    const { currency } = await lockStore(tx, store_id);
    const isOne = and(eq(ledgerTransactions.store_id, store_id), eq(ledgerTransactions.id, transaction_id));
    const [payout] = await tx.select({ kind: ledgerTransactions.kind }).from(ledgerTransactions).where(isOne);
    const isReversal = and(
      eq(ledgerTransactions.store_id, store_id),
      eq(ledgerTransactions.reversal_of, transaction_id),
    );
    const isReturned = (await tx.$count(ledgerTransactions, isReversal)) > 0;
    if (payout?.kind !== 'payout' || isReturned) throw refusedAt('transaction_id', errorCodes.NO_DATA_FOUND);
    const entries = await tx
      .select({ account: ledgerEntries.account, amount: ledgerEntries.amount })
      .from(ledgerEntries)
      .where(and(eq(ledgerEntries.store_id, store_id), eq(ledgerEntries.transaction_id, transaction_id)))
      .orderBy(asc(ledgerEntries.seq));
    const added = { store_id, currency, reason, reversal_of: transaction_id };
    await tx
      .update(walletRequests)
      .set({ state: 'returned', reason, updated_at: now() })
      .where(and(eq(walletRequests.store_id, store_id), eq(walletRequests.transaction_id, transaction_id)));
    return write(tx, takenBack(newId(), entries), added, now());
  });
};

/** The next orders with the offer keep the new part; those that were placed keep theirs. */
export const setOfferFunding: Handler<'platform/set_offer_funding'> = async (body, { db }) => {
  const { store_id, promo_id, funded_by_platform } = body;
  const [changed] = await db
    .update(promoCodes)
    .set({ funded_by_platform })
    .where(and(eq(promoCodes.store_id, store_id), eq(promoCodes.id, promo_id)))
    .returning({ id: promoCodes.id });
  if (!changed) throw refusedAt('promo_id', errorCodes.PROMO_NOT_FOUND);
  return {};
};
