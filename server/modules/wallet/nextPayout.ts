import { subDays } from 'date-fns';
import { and, desc, eq, gt, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import type { NextPayout, PayoutCause } from '#contract/entities/wallet';
import { openWalletStates } from '#contract/ledger/walletRequest';
import type { Database } from '#server/db/database';
import { orderChanges } from '#server/db/schema/orderChanges';
import { orders } from '#server/db/schema/orders';
import { stores } from '#server/db/schema/stores';
import { supportMessages } from '#server/db/schema/support';
import { walletRequests } from '#server/db/schema/wallet';
import type { Handler } from '#server/http/handler';
import { isHeld, readBalance, readRequested } from '../ledger/service';
import { readCash } from './cash';

type Cause = NextPayout['causes'][number];

/** Rows of each kind. */
const shownMost = 100;
/** A contested deduction of which nothing came in this time won't change the payout any more. */
const contestedDays = 90;

/** Only the platform's money is paid out: cash is with the store already. */
const isCardOrder = (storeId: string) =>
  and(eq(orders.store_id, storeId), eq(orders.paid_by, 'card'), eq(orders.is_test, false));

const requestsOf = async (db: Database, storeId: string): Promise<Cause[]> => {
  const rows = await db
    .select()
    .from(walletRequests)
    .where(and(eq(walletRequests.store_id, storeId), inArray(walletRequests.state, [...openWalletStates])))
    .orderBy(desc(walletRequests.created_at), desc(walletRequests.id))
    .limit(shownMost);
  return rows.map(({ id, amount, created_at }) => ({
    ...{ cause: 'wallet_request', amount: 0 - amount, _id: id, at: created_at.toISOString() },
  }));
};

const openOrdersOf = async (db: Database, storeId: string): Promise<Cause[]> => {
  const { id, unique_id, paid_amount, refunded, created_at } = orders;
  const rows = await db
    .select({ id, unique_id, paid_amount, refunded, created_at })
    .from(orders)
    .where(and(isCardOrder(storeId), eq(orders.is_open, true), gt(paid_amount, refunded)))
    .orderBy(desc(created_at), desc(id))
    .limit(shownMost);
  return rows.map(({ id, unique_id, paid_amount, refunded, created_at }) => ({
    ...{ cause: 'open_order', amount: refunded - paid_amount, _id: id, unique_id, at: created_at.toISOString() },
  }));
};

const changesOf = async (db: Database, storeId: string): Promise<Cause[]> => {
  const { order_id, refund, extra_charge, proposed_at, state } = orderChanges;
  const rows = await db
    .select({ order_id, refund, extra_charge, proposed_at, unique_id: orders.unique_id })
    .from(orderChanges)
    .innerJoin(orders, and(eq(orders.store_id, orderChanges.store_id), eq(orders.id, order_id)))
    .where(and(isCardOrder(storeId), eq(state, 'proposed'), ne(refund, extra_charge)))
    .orderBy(desc(proposed_at), desc(orderChanges.id))
    .limit(shownMost);
  return rows.map(({ order_id, refund, extra_charge, proposed_at, unique_id }) => ({
    ...{ cause: 'order_change', amount: extra_charge - refund, _id: order_id, unique_id },
    at: proposed_at.toISOString(),
  }));
};

/** Until the platform adjusts something about the order, or some months have passed. Support cases have no state of their own. */
const contestedOf = async (db: Database, storeId: string, now: Date): Promise<Cause[]> => {
  const { order_id, account, created_at } = supportMessages;
  const taken = sql<number>`(select coalesce(sum(e.amount), 0)::float8 from ledger_transactions t
    join ledger_entries e on e.store_id = t.store_id and e.transaction_id = t.id
    where t.store_id = ${supportMessages.store_id} and t.order_id = ${order_id} and e.account = ${account})`;
  const isSettled = sql`exists (select 1 from ledger_transactions t where t.store_id = ${supportMessages.store_id}
    and t.order_id = ${order_id} and t.kind = 'adjustment' and t.at > ${created_at})`;
  const rows = await db
    .select({ order_id, account, created_at, unique_id: orders.unique_id, taken })
    .from(supportMessages)
    .innerJoin(orders, and(eq(orders.store_id, supportMessages.store_id), eq(orders.id, order_id)))
    .where(
      and(
        eq(supportMessages.store_id, storeId),
        isNotNull(order_id),
        gt(created_at, subDays(now, contestedDays)),
        sql`not ${isSettled}`,
      ),
    )
    .orderBy(desc(created_at), desc(supportMessages.id))
    .limit(shownMost);
  // Contested twice, it is still one amount.
  const known = new Map(rows.map((row) => [`${row.order_id} ${row.account}`, row]));
  return [...known.values()].map(({ order_id, created_at, unique_id, taken }) => ({
    ...{ cause: 'contested', amount: 0 - taken, _id: order_id, unique_id, at: created_at.toISOString() },
  }));
};

const cashOf = async (db: Database, storeId: string, now: Date): Promise<Cause[]> =>
  (await readCash(db, storeId, now))
    .slice(0, shownMost)
    .map(({ provider_id, name, amount }) => ({ cause: 'cash', amount, _id: provider_id, name }));

/** Returns what the next payout would be, and what can still change it. */
export const getNextPayout: Handler<'get_next_payout'> = async (_body, { db, session, now }) => {
  const { store_id, currency } = session;
  const at = now();
  const [store] = await db
    .select({
      currency: stores.currency,
      payout_hold_until: stores.payout_hold_until,
      payouts_frozen_at: stores.payouts_frozen_at,
    })
    .from(stores)
    .where(eq(stores.id, store_id));
  const balance = await readBalance(db, store_id);
  const free = Math.max(0, balance - (await readRequested(db, store_id)));
  const standing = (cause: PayoutCause & ('held' | 'frozen'), since: Date): Cause => ({
    ...{ cause, amount: 0 - free, _id: null, at: since.toISOString() },
  });
  const until = store?.payout_hold_until;
  return {
    ...{ currency, balance, available: store && isHeld(store, at) ? 0 : free },
    causes: [
      ...(until && until > at ? [standing('held', until)] : []),
      ...(store?.payouts_frozen_at ? [standing('frozen', store.payouts_frozen_at)] : []),
      ...(await requestsOf(db, store_id)),
      ...(await openOrdersOf(db, store_id)),
      ...(await changesOf(db, store_id)),
      ...(await contestedOf(db, store_id, at)),
      ...(await cashOf(db, store_id, at)),
    ],
  };
};
