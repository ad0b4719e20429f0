import { doublePrecision, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

/** Reference data, written at migration time from the seed's tables. */
export const countries = pgTable('countries', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  flag: text('flag').notNull(),
  code_3: text('code_3').notNull(),
  calling_codes: jsonb('calling_codes').$type<string[]>().notNull(),
  currencies: jsonb('currencies').$type<string[]>().notNull(),
  timezones: jsonb('timezones').$type<string[]>().notNull(),
});

export const cities = pgTable('cities', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  country_id: text('country_id')
    .notNull()
    .references(() => countries.id),
  timezone: text('timezone').notNull(),
  latitude: doublePrecision('latitude').notNull(),
  longitude: doublePrecision('longitude').notNull(),
  radius_km: doublePrecision('radius_km').notNull(),
  /** Delivery types offered there; `null` means all. */
  delivery_type_ids: jsonb('delivery_type_ids').$type<string[] | null>(),
});

export const deliveryTypes = pgTable('delivery_types', {
  id: text('id').primaryKey(),
  name: jsonb('name').$type<string[]>().notNull(),
});
