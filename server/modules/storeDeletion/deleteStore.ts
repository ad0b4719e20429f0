import { subDays } from 'date-fns';
import { and, asc, eq, gt, isNull, lte, not, sql } from 'drizzle-orm';
import { erasedMark } from '#contract/erasure';
import type { Database } from '#server/db/database';
import { ledgerTransactions } from '#server/db/schema/ledger';
import { orderRefunds } from '#server/db/schema/orderChanges';
import { orderItems, orders } from '#server/db/schema/orders';
import { stores } from '#server/db/schema/stores';
import { walletRequests } from '#server/db/schema/wallet';
import type { Env } from '#server/env';
import type { FileStore } from '#server/files/fileStore';
import { ownerContacts } from '../addresses/service';
import { withAuditedRewrite } from '../audit/service';
import type { StoreRow } from '../store/service';
import { deleteStoreFiles } from './storeFiles';
import { emptiedTables } from './storeTables';
import { tellOfDeletion } from './tellOfDeletion';

/**
 * For how many days after it was due an open order delays the deletion. No one ends an older one: the store takes no
 * orders, and the owner of a blocked store can't end any.
 */
const openOrderDays = 7;

const mark = sql`${erasedMark}::text`;

/** Keeps only the orders' numbers, items, sums, statuses and times, and the ledger's entries. */
async function keepSums(tx: Database, storeId: string): Promise<void> {
  await tx.execute(sql`
    update ${orders} set customer_name = ${mark}, customer_country_phone_code = '', customer_phone = '',
      customer_email = null, delivery_address = null, order_comment = null, delivery_comment = null, reason = null,
      seen_items = null, promo = null, updated_by = '', provider_id = null, table_id = null, is_open = false
    where store_id = ${storeId}`);
  await tx.execute(sql`update ${orderItems} set note = null where store_id = ${storeId} and note is not null`);
  await tx.execute(sql`
    update ${orderRefunds} set "by" = ("by" - 'device') || jsonb_build_object('name', ${mark}, 'id', null), reason = ''
    where store_id = ${storeId}`);
  await tx.execute(sql`
    update ${ledgerTransactions} set "by" = jsonb_build_object('kind', "by" -> 'kind', 'id', null, 'name', ''), reason = ''
    where store_id = ${storeId}`);
}

/** The row that the kept orders belong to. No one can sign in to it: its email address isn't one. */
const keptRow = ({ id }: StoreRow, now: Date): Partial<StoreRow> => ({
  ...{ email: id, password_hash: '', country_phone_code: '', phone: id },
  ...{ owner_first_name: '', owner_last_name: '', owner_image: null, owner_language: null },
  ...{ owner_starts_with_dashboard: false, owner_summary: null, owner_summary_at: null },
  ...{ address: '', latitude: 0, longitude: 0, image: null, image_url: '' },
  ...{ is_approved: false, is_document_uploaded: false, is_email_verified: false, is_phone_number_verified: false },
  ...{ is_business: false, referral_code: null, referred_by: null, terms_accepted_at: null },
  ...{ payout_hold_until: null, payouts_frozen_at: null, documents_blocked_at: null },
  ...{ deletion_requested_at: null, deletion_due_at: null, is_abandoned: false, billing: null, deleted_at: now },
});

const hasOpenOrders = async (tx: Database, storeId: string, now: Date): Promise<boolean> => {
  const isOpen = and(
    eq(orders.store_id, storeId),
    eq(orders.is_open, true),
    eq(orders.is_test, false),
    gt(orders.due_at, subDays(now, openOrderDays)),
  );
  return (await tx.select({ id: orders.id }).from(orders).where(isOpen).limit(1)).length > 0;
};

/** Empties the store's tables. @returns how many orders stay */
async function erase(tx: Database, store: StoreRow, now: Date): Promise<number> {
  // A test order isn't a sale: it would stay as one of the sums.
  await tx.delete(orders).where(and(eq(orders.store_id, store.id), eq(orders.is_test, true)));
  await keepSums(tx, store.id);
  for (const table of emptiedTables) await tx.execute(sql`delete from ${table} where store_id = ${store.id}`);
  await tx.update(stores).set(keptRow(store, now)).where(eq(stores.id, store.id));
  return tx.$count(orders, eq(orders.store_id, store.id));
}

interface Tools {
  env: Env;
  files: FileStore;
  now: Date;
}

/** A payout that the platform has accepted is under way: it couldn't be booked any more. */
const hasPayoutUnderWay = sql`exists (select 1 from ${walletRequests} r where r.store_id = ${stores.id} and r.state = 'accepted')`;

/** Not while payouts are frozen: the bank details that someone disputes, and who changed them, are evidence (ADR 0067). */
const isDue = (now: Date) =>
  and(lte(stores.deletion_due_at, now), isNull(stores.payouts_frozen_at), not(hasPayoutUnderWay));

/**
 * Deletes a store whose waiting period is over, in one transaction.
 *
 * @returns whether it was deleted: not while it has open orders, such as one placed in the same moment as the request
 */
async function deleteStore(db: Database, storeId: string, { env, files, now }: Tools): Promise<boolean> {
  if (await hasOpenOrders(db, storeId, now)) return false;
  await deleteStoreFiles(db, files, storeId);
  return db.transaction(async (tx) => {
    // A large store takes longer than a call is allowed to.
    await tx.execute(sql`set local statement_timeout = '30min'`);
    const isThis = and(eq(stores.id, storeId), isDue(now));
    const [store] = await tx.select().from(stores).where(isThis).for('update', { skipLocked: true });
    if (!store || (await hasOpenOrders(tx, storeId, now))) return false;
    // Without its name, which goes with the orders some years later; the entry stays.
    const record = { id: storeId, name: [] };
    const context = { env, now: () => now };
    const contacts = await ownerContacts(tx, store, context);
    await withAuditedRewrite(
      tx,
      {
        ...{ operation: 'delete_store', storeId },
        note: (kept: number) => ({ entity: 'store', action: 'delete', record, new: { kept_orders: kept }, at: now }),
      },
      (rewriting) => erase(rewriting, store, now),
    );
    // Like every message, it is deleted after some weeks.
    await tellOfDeletion(tx, store, { event: 'store_deleted', at: now, contacts }, context);
    return true;
  });
}

/**
 * Deletes the stores whose owners asked for it, and abandoned ones, once the waiting period is over. The server's processes
 * share the work.
 *
 * @returns the stores that were deleted
 * @throws the first failure, after the other stores
 */
export async function deleteDueStores(db: Database, now: Date, tools: Omit<Tools, 'now'>): Promise<string[]> {
  const due = await db.select({ id: stores.id }).from(stores).where(isDue(now)).orderBy(asc(stores.deletion_due_at));
  const deleted: string[] = [];
  const failures: unknown[] = [];
  for (const { id } of due)
    try {
      if (await deleteStore(db, id, { ...tools, now })) deleted.push(id);
    } catch (error) {
      failures.push(error);
    }
  if (failures.length > 0) throw failures[0];
  return deleted;
}
