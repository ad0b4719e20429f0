import { boolean, index, integer, jsonb, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import type { AreaShape } from '#contract/delivery/areas';
import type { DeliveryFee } from '#contract/delivery/deliveryFee';
import { createdAt, key, multilingualColumn, touchedColumns, versionColumn } from './columns';
import { ofStore } from './ofStore';

/** Where a store delivers. Each change of a store's areas also changes `store_settings.delivery_terms_id`. */
export const deliveryAreas = pgTable(
  'delivery_areas',
  {
    store_id: ofStore(),
    id: key().notNull(),
    version: versionColumn(),
    name: multilingualColumn('name'),
    shape: jsonb('shape').$type<AreaShape>().notNull(),
    is_active: boolean('is_active').notNull().default(true),
    /** The first in the list that includes an address wins. */
    sequence_number: integer('sequence_number').notNull(),
    /** `null`: the store's default fee. */
    fee: jsonb('fee').$type<DeliveryFee>(),
    created_at: createdAt(),
    ...touchedColumns(),
  },
  (table) => [
    primaryKey({ columns: [table.store_id, table.id] }),
    index('delivery_areas_sequence').on(table.store_id, table.sequence_number, table.id),
  ],
);
