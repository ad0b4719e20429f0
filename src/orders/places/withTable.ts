/** A table for which create-order opens, and when its guests come. */
export interface TablePreset {
  table_id?: string | undefined;
  /** An instant; left out for guests who are there. */
  schedule_at?: string | undefined;
}

/** Navigation state for create-order: a new order for a table. */
export const withTable = (table: TablePreset = {}) => ({ state: { table } });

/** The table passed to a page by `withTable`. */
export const tablePresetOf = (state: unknown): TablePreset | null =>
  (state as { table?: TablePreset } | null)?.table ?? null;
