import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { errorCodes } from '#contract/codes/errorCodes';
import type { ErasureCertificate } from '#contract/entities/erasure';
import { type ErasedKind, erasedKinds, erasedMark, keptKinds } from '#contract/erasure';
import type { Database } from '#server/db/database';
import { newId } from '#server/db/schema/columns';
import { customers } from '#server/db/schema/customers';
import { promoCodes } from '#server/db/schema/promoCodes';
import { reviews } from '#server/db/schema/reviews';
import { stores } from '#server/db/schema/stores';
import { fieldsNotValid } from '#server/http/callError';
import type { CallContext, Handler } from '#server/http/handler';
import { announceRecords } from '#server/records/changeRecords';
import { dropArchive } from '../archives/service';
import { withAuditedRewrite } from '../audit/service';
import { eraseInMessages, forgetMailAddresses } from '../outgoing/service';
import { forgetCustomersRefused } from '../refusedRequests/service';
import { forgetCustomersParties } from '../waiting/service';
import { countChanged } from './countChanged';
import { type ErasedCustomer, lockCustomer } from './customerOrders';
import { eraseCopies } from './eraseCopies';
import { type CustomerRecords, eraseEntries } from './eraseEntries';
import { eraseMentions } from './eraseMentions';
import { eraseOrders } from './eraseOrders';
import { mentionEraser, mentionPatterns } from './mentionPatterns';

type Context = Pick<CallContext, 'env' | 'now' | 'session' | 'files' | 'afterReply'>;

/** @throws 4230 with the orders' numbers: their customer still has to be found and called */
function refuseOpenOrders({ orders }: ErasedCustomer): void {
  const numbers = orders.filter(({ is_open }) => is_open).map(({ unique_id }) => unique_id);
  const code = errorCodes.CUSTOMER_HAS_OPEN_ORDERS;
  if (numbers.length > 0) throw fieldsNotValid(code, [{ path: 'order_id', code: String(code), params: { numbers } }]);
}

/** The customer's names, as orders, events and replies have them. */
const namesOf = ({ orders }: ErasedCustomer): Set<string> =>
  new Set(orders.map(({ name }) => name).filter((name) => name !== '' && name !== erasedMark));

/**
 * Locks the reviews of the orders. A reply to one locks the review first and then the numbers of the store's stream, so an
 * erasure must take them in the same order.
 */
async function lockReviews(tx: Database, storeId: string, orderIds: readonly string[]): Promise<string[]> {
  const rows = await tx
    .select({ id: reviews.id })
    .from(reviews)
    .where(and(eq(reviews.store_id, storeId), inArray(reviews.order_id, [...orderIds])))
    .orderBy(asc(reviews.id))
    .for('no key update');
  return rows.map(({ id }) => id);
}

/** Keeps the stars and removes the texts of both sides. The platform finds the change by its number. */
async function eraseReviews(tx: Database, storeId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const seq = await announceRecords(tx, storeId, 'review', ids);
  const markUnlessNull = (column: AnyPgColumn) =>
    sql<string>`case when ${column} is null then null else ${erasedMark}::text end`;
  await tx
    .update(reviews)
    .set({
      comment: null,
      reply_text: markUnlessNull(reviews.reply_text),
      report_text: markUnlessNull(reviews.report_text),
      note: '',
      version: sql`${reviews.version} + 1`,
      seq,
    })
    .where(and(eq(reviews.store_id, storeId), inArray(reviews.id, [...ids])));
}

/** Apologies that only this number could use; no one can now. */
const eraseOffers = (tx: Database, { store_id, country_phone_code, phone }: ErasedCustomer) =>
  countChanged(
    tx,
    sql`update ${promoCodes} set only_country_phone_code = ${erasedMark}::text, only_phone = ${erasedMark}::text,
      is_active = false, version = version + 1
      where store_id = ${store_id} and only_phone = ${phone} and only_country_phone_code = ${country_phone_code}`,
  );

/** Deletes the note about the number. @returns its ID, which the audit log refers to */
async function deleteNote(tx: Database, { store_id, country_phone_code, phone }: ErasedCustomer): Promise<string[]> {
  const rows = await tx
    .delete(customers)
    .where(
      and(
        eq(customers.store_id, store_id),
        eq(customers.country_phone_code, country_phone_code),
        eq(customers.phone, phone),
      ),
    )
    .returning({ id: customers.id });
  return rows.map(({ id }) => id);
}

/** Erases the customer from texts about others, and from messages that wait. */
async function eraseElsewhere(tx: Database, customer: ErasedCustomer, { env, now }: Context): Promise<number> {
  const { store_id, country_phone_code, phone, orders } = customer;
  const emails = new Set(orders.flatMap(({ email }) => email ?? []));
  const addresses = new Set(orders.flatMap(({ delivery_address }) => delivery_address?.address ?? []));
  const patterns = mentionPatterns({ country_phone_code, phone, names: namesOf(customer), emails, addresses });
  if (patterns === null) return 0;
  const rewrite = mentionEraser(patterns);
  const recipients = [...emails, ...(phone ? [`${country_phone_code}${phone}`] : [])];
  const messages = await eraseInMessages(tx, env, { storeId: store_id, recipients, mark: erasedMark, rewrite }, now());
  const forgotten = await forgetMailAddresses(tx, { storeId: store_id, recipients });
  return messages + forgotten + (await eraseMentions(tx, store_id, patterns));
}

/** Deletes an archive that is ready or being made, because it contains the customer. @returns how many there were */
async function eraseArchive(tx: Database, storeId: string, { files, afterReply }: Context): Promise<number> {
  const removeFiles = await dropArchive(tx, storeId, files);
  if (removeFiles) afterReply(removeFiles);
  return removeFiles ? 1 : 0;
}

type Counts = Record<ErasedKind, number>;

async function erase(tx: Database, customer: ErasedCustomer, context: Context): Promise<Counts> {
  const { session, now } = context;
  const { store_id, orders } = customer;
  const ids = orders.map(({ id }) => id);
  const names = namesOf(customer);
  const reviewIds = await lockReviews(tx, store_id, ids);
  const counts = await eraseOrders(tx, { store_id, ids }, names, { by: session.name, now: now() });
  const offers = customer.phone ? await eraseOffers(tx, customer) : 0;
  const refused = await forgetCustomersRefused(tx, customer);
  const waiting = refused + (await forgetCustomersParties(tx, { ...customer, orderIds: ids }));
  const noteIds = customer.phone ? await deleteNote(tx, customer) : [];
  const messages = await eraseCopies(tx, { store_id, orderIds: ids, reviewIds }, names);
  const mentions = await eraseElsewhere(tx, customer, context);
  const archive = await eraseArchive(tx, store_id, context);
  const records: CustomerRecords = { order: ids, review: reviewIds, customer: noteIds };
  const entries = await eraseEntries(tx, store_id, records);
  // Last, because its message locks the numbers of the store's stream.
  await eraseReviews(tx, store_id, reviewIds);
  return {
    orders: orders.length,
    addresses: orders.filter(({ delivery_address }) => delivery_address !== null).length,
    comments:
      counts.notes + orders.flatMap((each) => [each.order_comment, each.delivery_comment]).filter(Boolean).length,
    events: counts.events,
    changes: counts.changes,
    refunds: counts.refunds,
    reviews: reviewIds.length,
    offers,
    note: noteIds.length,
    waiting,
    entries,
    messages,
    archive,
    mentions,
  };
}

/**
 * Locks the store's row, as a request for an archive does. So none is requested before the customer is gone, and two
 * erasures, each of which rewrites texts about the other's customer, run one after the other.
 *
 * @returns the store's name
 */
async function lockStore(tx: Database, storeId: string): Promise<string[]> {
  const [store] = await tx
    .select({ name: stores.name })
    .from(stores)
    .where(eq(stores.id, storeId))
    .for('no key update');
  return store?.name ?? [];
}

/**
 * Erases a customer from everything that the store has, in one transaction (ADR 0075). The audit entry says only how many
 * orders they had.
 */
export const eraseCustomer: Handler<'erase_customer'> = async (body, context) => {
  const { db, session, env, now, wakeOutbox } = context;
  const { store_id } = session;
  const certificate = await db.transaction(async (tx): Promise<ErasureCertificate> => {
    // Searching the texts of a large store takes longer than a call is allowed to.
    await tx.execute(sql`set local statement_timeout = '5min'`);
    const store_name = await lockStore(tx, store_id);
    const customer = await lockCustomer(tx, store_id, body);
    refuseOpenOrders(customer);
    const id = newId();
    const order_numbers = customer.orders.map(({ unique_id }) => unique_id).sort((a, b) => a - b);
    const counts = await withAuditedRewrite(
      tx,
      {
        operation: 'erase_customer',
        storeId: store_id,
        note: () => ({
          entity: 'customer',
          action: 'erase',
          new: { certificate: id, erased_orders: order_numbers.length },
        }),
      },
      (rewriting) => erase(rewriting, customer, context),
    );
    // Without an ID, so that pages reload everything that shows a customer.
    await announceRecords(tx, store_id, 'customer', []);
    const erased = erasedKinds.map((kind) => ({ kind, count: counts[kind] })).filter(({ count }) => count > 0);
    return {
      ...{ _id: id, store_name, erased_at: now().toISOString(), erased_by: session.name },
      ...{ order_numbers, erased, kept: [...keptKinds], kept_years: env.RECORDS_YEARS },
    };
  });
  wakeOutbox();
  return { certificate };
};
