import type { OrderSnapshot } from '../entities/order';

/** The number of an order's table, or those of the tables joined for it: `4 + 5`. Empty without a table. */
export const tableNumbers = ({ table_number, table_numbers }: Pick<OrderSnapshot, 'table_number' | 'table_numbers'>) =>
  (table_numbers ?? (table_number === undefined ? [] : [table_number])).join(' + ');

/** The ids of an order's tables. */
export const tableIds = ({ table_id, table_ids }: Pick<OrderSnapshot, 'table_id' | 'table_ids'>): readonly string[] =>
  table_ids ?? (table_id === undefined ? [] : [table_id]);
