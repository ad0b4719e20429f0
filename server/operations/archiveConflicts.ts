import { and, eq, ne, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database';
import { cities, deliveryTypes, stores, subStores } from '../db/schema/index';
import { type AccountId, reservedFor } from '../modules/addresses/service';
import type { ArchivedRow } from '../modules/archives/service';

const conflict = (reason: string) => new Error(`${reason} Nothing was imported.`);

const text = (row: ArchivedRow, name: string): string => {
  const value = row[name];
  if (typeof value !== 'string') throw conflict(`The archive has a row without ${name}.`);
  return value;
};

/**
 * People sign in with their email address, so no account of another store can have it, or get it back by the link that
 * undoes its change.
 */
async function assertFreeEmail(tx: Database, email: string, account: AccountId): Promise<void> {
  const { store_id: storeId } = account;
  const [owner] = await tx
    .select({ id: stores.id })
    .from(stores)
    .where(and(eq(stores.email, email), ne(stores.id, storeId)));
  const [member] = await tx
    .select({ id: subStores.id })
    .from(subStores)
    .where(and(eq(subStores.email, email), ne(subStores.store_id, storeId)));
  const reserved = await reservedFor(tx, { email }, new Date(), account);
  if (owner || member || reserved) throw conflict(`Another account here has the email address ${email}.`);
}

/**
 * Owners can sign in with their phone number, and so can team members: no two of a kind can have the same, or get it back by
 * the link that undoes its change.
 */
async function assertFreePhone(tx: Database, row: ArchivedRow, table: PgTable, account: AccountId): Promise<void> {
  const [country, phone] = [text(row, 'country_phone_code'), text(row, 'phone')];
  if (phone === '') return;
  const [duplicate] = await tx
    .select({ one: sql`1` })
    .from(table)
    .where(sql`country_phone_code = ${country} and phone = ${phone}`);
  const reserved = await reservedFor(tx, { country_phone_code: country, phone }, new Date(), account);
  if (duplicate || reserved) throw conflict(`Another account here has the phone number ${country} ${phone}.`);
}

async function assertNewMember(tx: Database, row: ArchivedRow): Promise<void> {
  const account = { store_id: text(row, 'store_id'), sub_store_id: text(row, 'id') };
  await assertFreeEmail(tx, text(row, 'email'), account);
  await assertFreePhone(tx, row, subStores, account);
}

async function assertNewStore(tx: Database, row: ArchivedRow): Promise<void> {
  const id = text(row, 'id');
  const account = { store_id: id, sub_store_id: null };
  const [existing] = await tx.select({ deleted_at: stores.deleted_at }).from(stores).where(eq(stores.id, id));
  if (existing?.deleted_at) {
    throw conflict(`The store ${id} was deleted here, and its ID stays with the records of it, so it can’t come back.`);
  }
  if (existing) throw conflict(`The store ${id} is already here.`);
  const [cityId, typeId] = [text(row, 'city_id'), text(row, 'delivery_type_id')];
  const [city] = await tx.select({ id: cities.id }).from(cities).where(eq(cities.id, cityId));
  if (!city) throw conflict(`This server doesn’t know the city ${cityId}.`);
  const [type] = await tx.select({ id: deliveryTypes.id }).from(deliveryTypes).where(eq(deliveryTypes.id, typeId));
  if (!type) throw conflict(`This server doesn’t know the type of store ${typeId}.`);
  await assertFreeEmail(tx, text(row, 'email'), account);
  await assertFreePhone(tx, row, stores, account);
}

/** By table: what would make a row collide with another store of this server. */
export const archiveConflicts: Readonly<
  Record<string, ((tx: Database, row: ArchivedRow) => Promise<void>) | undefined>
> = {
  stores: assertNewStore,
  sub_stores: assertNewMember,
};
