import type { MenuTable } from '#contract/entities/menu';
import type { tables } from '#server/db/schema/tables';

/** A table as menus have it, for customers and for who takes an order. */
export const presentTable = (row: typeof tables.$inferSelect): MenuTable => ({
  _id: row.id,
  version: row.version,
  number: row.number,
  code: row.code,
  min_persons: row.min_persons,
  max_persons: row.max_persons,
  is_bookable: row.is_bookable,
});
