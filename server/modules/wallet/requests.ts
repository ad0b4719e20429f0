import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { errorCodes } from '#contract/codes/errorCodes';
import { successCodes } from '#contract/codes/successCodes';
import { paidOut } from '#contract/ledger/orderEvents';
import {
  canTake,
  openWalletStates,
  type WalletStep,
  walletRequestsShown,
  walletSteps,
} from '#contract/ledger/walletRequest';
import type { Database } from '#server/db/database';
import { newId } from '#server/db/schema/columns';
import { stores } from '#server/db/schema/stores';
import { walletRequests } from '#server/db/schema/wallet';
import { CallError } from '#server/http/callError';
import type { Handler } from '#server/http/handler';
import { notFound } from '#server/records/refusals';
import {
  addStatements,
  isHeld,
  ledgerRows,
  lockStore,
  readBalance,
  readRequested,
  writeLedger,
} from '../ledger/service';
import { storeActor } from '../orders/service';
import { readCash } from './cash';
import { presentRequest } from './presentRequest';

/** An open request is part of the balance, however old it is. */
const isOpen = sql`(${inArray(walletRequests.state, [...openWalletStates])})`;

/** A store's requests: the open ones first, then the latest. */
const selectRequests = (db: Database, store_id: string, page: number, perPage: number) =>
  db
    .select()
    .from(walletRequests)
    .where(eq(walletRequests.store_id, store_id))
    .orderBy(desc(isOpen), desc(walletRequests.created_at), desc(walletRequests.id))
    .limit(perPage)
    .offset((page - 1) * perPage);

export const getWalletRequestList: Handler<'get_wallet_request_list'> = async ({ page, perPage }, { db, session }) => {
  const { store_id } = session;
  const rows = await selectRequests(db, store_id, page, perPage);
  return {
    data: rows.map(presentRequest),
    count: await db.$count(walletRequests, eq(walletRequests.store_id, store_id)),
  };
};

export const getWallet: Handler<'get_wallet'> = async (_body, { db, session, now }) => {
  const { store_id, currency } = session;
  const [store] = await db.select().from(stores).where(eq(stores.id, store_id));
  const [balance, requested] = [await readBalance(db, store_id), await readRequested(db, store_id)];
  const rows = await selectRequests(db, store_id, 1, walletRequestsShown);
  const cash = await readCash(db, store_id, now());
  return {
    ...{ currency, balance, requested, available: Math.max(0, balance - requested) },
    cash: cash.reduce((sum, { amount }) => sum + amount, 0),
    payout_hold_until: store?.payout_hold_until?.toISOString() ?? null,
    payouts_frozen_at: store?.payouts_frozen_at?.toISOString() ?? null,
    requests: rows.map(presentRequest),
  };
};

/** The store's lock makes requests and payouts wait for each other, so together they never exceed the balance (ADR 0083). */
export const addWalletRequest: Handler<'add_wallet_request'> = async ({ amount }, { db, session, now }) => {
  const { store_id } = session;
  const { kind, id, name } = storeActor(session);
  const at = now();
  const row = await db.transaction(async (tx) => {
    const store = await lockStore(tx, store_id);
    const available = (await readBalance(tx, store_id)) - (await readRequested(tx, store_id));
    if (isHeld(store, at) || amount > available) throw new CallError(errorCodes.WALLET_REQUEST_ADD_FAILED);
    const values = { store_id, id: newId(), amount, currency: store.currency, state: 'requested' } as const;
    const [row] = await tx
      .insert(walletRequests)
      .values({ ...values, by: { kind, id, name }, created_at: at, updated_at: at })
      .returning();
    if (!row) throw new Error('the request was not written');
    return row;
  });
  return { wallet_request: presentRequest(row), message: successCodes.WALLET_REQUEST_ADDED };
};

const isOne = (store_id: string, id: string) => and(eq(walletRequests.store_id, store_id), eq(walletRequests.id, id));

/** @throws 816 if the store has no such request */
async function lockRequest(tx: Database, storeId: string, id: string) {
  const [row] = await tx.select().from(walletRequests).where(isOne(storeId, id)).for('update');
  if (!row) throw notFound(errorCodes.WALLET_REQUEST_NOT_FOUND);
  return row;
}

async function write(
  tx: Database,
  { store_id, id }: typeof walletRequests.$inferSelect,
  changes: Partial<typeof walletRequests.$inferInsert>,
) {
  const [row] = await tx.update(walletRequests).set(changes).where(isOne(store_id, id)).returning();
  if (!row) throw new Error('the request was not written');
  return row;
}

export const cancelWalletRequest: Handler<'cancel_wallet_request'> = async ({ _id }, { db, session, now }) => {
  const row = await db.transaction(async (tx) => {
    await lockStore(tx, session.store_id);
    const request = await lockRequest(tx, session.store_id, _id);
    if (request.state !== 'requested') throw new CallError(errorCodes.WALLET_REQUEST_CANCEL_FAILED);
    return write(tx, request, { state: 'cancelled', updated_at: now() });
  });
  return { wallet_request: presentRequest(row), message: successCodes.WALLET_REQUEST_CANCELLED };
};

const refusals = {
  accept: errorCodes.WALLET_REQUEST_ACCEPT_FAILED,
  decline: errorCodes.WALLET_REQUEST_ACCEPT_FAILED,
  transfer: errorCodes.WALLET_REQUEST_TRANSFER_FAILED,
  complete: errorCodes.WALLET_REQUEST_COMPLETE_FAILED,
} as const satisfies Record<WalletStep, number>;

export const settleWalletRequest: Handler<'platform/settle_wallet_request'> = async (body, { db, now }) => {
  const { store_id, _id, step, reason } = body;
  const at = now();
  const row = await db.transaction(async (tx) => {
    const store = await lockStore(tx, store_id);
    const request = await lockRequest(tx, store_id, _id);
    if (!canTake(step, request.state)) throw new CallError(refusals[step]);
    const changes = { state: walletSteps[step].to, reason, updated_at: at };
    if (step !== 'transfer') return write(tx, request, changes);
    // Refunds and adjustments since the request can have made the balance smaller.
    const isCovered = request.amount <= (await readBalance(tx, store_id));
    if (!isCovered || isHeld(store, at)) throw new CallError(refusals.transfer);
    const by = { kind: 'platform', id: null, name: '' } as const;
    const about = { store_id, currency: request.currency, at, effective_at: at, by, reason };
    const rows = ledgerRows([paidOut(request.id, request.amount)], about);
    await writeLedger(tx, rows);
    await addStatements(tx, store_id);
    return write(tx, request, { ...changes, transaction_id: rows.transactions[0]?.id ?? null });
  });
  return { wallet_request: presentRequest(row) };
};
