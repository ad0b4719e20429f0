import { and, eq } from 'drizzle-orm';
import type { CustomerNote } from '#contract/entities/customer';
import { customers } from '#server/db/schema/customers';
import { orders } from '#server/db/schema/orders';

/** A customer of a store, identified by the phone number as stored in orders. */
export interface CustomerNumber {
  store_id: string;
  country_phone_code: string;
  phone: string;
}

/** Selects the note about a customer. */
export const isCustomer = ({ store_id, country_phone_code, phone }: CustomerNumber) =>
  and(
    eq(customers.store_id, store_id),
    eq(customers.country_phone_code, country_phone_code),
    eq(customers.phone, phone),
  );

/** Selects the orders of a customer. */
export const areOrdersOf = ({ store_id, country_phone_code, phone }: CustomerNumber) =>
  and(
    eq(orders.store_id, store_id),
    eq(orders.customer_phone, phone),
    eq(orders.customer_country_phone_code, country_phone_code),
  );

export const presentNote = (row: typeof customers.$inferSelect): CustomerNote => ({
  _id: row.id,
  version: row.version,
  country_phone_code: row.country_phone_code,
  phone: row.phone,
  note: row.note,
  allergies: row.allergies,
  language: row.language,
  is_blocked: row.is_blocked,
  updated_at: row.updated_at.toISOString(),
  updated_by: row.updated_by,
});
