import { eq } from 'drizzle-orm';
import { errorCodes } from '#contract/codes/errorCodes';
import { successCodes } from '#contract/codes/successCodes';
import type { Database } from '#server/db/database';
import { newId } from '#server/db/schema/columns';
import { customers } from '#server/db/schema/customers';
import { orders } from '#server/db/schema/orders';
import { changedMeanwhile } from '#server/http/callError';
import type { Handler } from '#server/http/handler';
import { announceRecords } from '#server/records/changeRecords';
import { notFound } from '#server/records/refusals';
import { areOrdersOf, type CustomerNumber, isCustomer, presentNote } from './customerNotes';

type CustomerRow = typeof customers.$inferSelect;

async function lockNote(tx: Database, customer: CustomerNumber): Promise<CustomerRow | undefined> {
  const [row] = await tx.select().from(customers).where(isCustomer(customer)).for('no key update');
  return row;
}

/** The error if someone else changed the note, or if it was deleted with the customer's orders. */
const conflictWith = (customer: CustomerNumber, row: CustomerRow | undefined) => {
  const { store_id: _, ...number } = customer;
  const nothing = { ...number, version: 0, note: '', allergies: '', language: '', is_blocked: false, updated_by: '' };
  return changedMeanwhile(row ? presentNote(row) : nothing);
};

/** @throws 1000 at `phone` if no order has the number, because a note never outlives the orders */
async function assertHasOrders(tx: Database, customer: CustomerNumber): Promise<void> {
  const [order] = await tx.select({ id: orders.id }).from(orders).where(areOrdersOf(customer)).limit(1);
  if (!order) throw notFound(errorCodes.NO_DATA_FOUND, 'phone');
}

/** Writes the note about a number. An emptied note stays, so that its version and history continue. */
export const setCustomerNote: Handler<'set_customer_note'> = async (body, { db, session, now, wakeOutbox }) => {
  const { country_phone_code, phone, version, note, allergies, language, is_blocked } = body;
  const customer = { store_id: session.store_id, country_phone_code, phone };
  const row = await db.transaction(async (tx) => {
    const before = await lockNote(tx, customer);
    if ((before?.version ?? 0) !== version) throw conflictWith(customer, before);
    await assertHasOrders(tx, customer);
    const id = before?.id ?? newId();
    const seq = await announceRecords(tx, customer.store_id, 'customer', [id]);
    const values = { note, allergies, language, is_blocked, version: seq, updated_at: now(), updated_by: session.name };
    // Before the first note, no row exists that could be locked. Of two simultaneous first notes, the second finds the
    // other one.
    const [written] = await tx
      .insert(customers)
      .values({ ...customer, id, ...values })
      .onConflictDoUpdate({
        target: [customers.store_id, customers.country_phone_code, customers.phone],
        set: values,
        setWhere: eq(customers.version, version),
      })
      .returning();
    if (!written) throw conflictWith(customer, await lockNote(tx, customer));
    return written;
  });
  wakeOutbox();
  return { customer: presentNote(row), message: successCodes.UPDATED };
};
