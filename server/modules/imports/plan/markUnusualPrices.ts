import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import { isUnusual, usualPrice } from '#contract/menuFiles/unusualPrice';
import { writeMoney } from '#contract/menuFiles/writeMoney';
import { items } from '#server/db/schema/menu';
import { groupBy } from '../../menu/service';
import type { ImportContext, PlannedRow } from '../importContext';

/** A row that sets a price, and where its item will be. */
export interface PricedRow {
  row: PlannedRow;
  price: number;
  sub_category_id: string;
}

/** The prices of the store's items, by sub-category. */
async function menuPrices({ tx, session }: ImportContext, subCategoryIds: readonly string[]) {
  if (subCategoryIds.length === 0) return new Map<string, number[]>();
  const { sub_category_id, price, store_id } = items;
  const rows = await tx
    // A few thousand say as much as a million.
    .select({ sub_category_id, prices: sql<number[]>`(array_agg(${price}))[:2000]` })
    .from(items)
    .where(and(eq(store_id, session.store_id), gt(price, 0), inArray(sub_category_id, [...subCategoryIds])))
    .groupBy(sub_category_id);
  return new Map(rows.map(({ sub_category_id: id, prices }) => [id, prices]));
}

/**
 * Marks prices that are far from those of the sub-category's items. In a new sub-category they are compared with the other
 * rows that go there, and a row that has too few beside it with all rows of the batch.
 */
export async function markUnusualPrices(context: ImportContext, priced: readonly PricedRow[]): Promise<void> {
  const bySubCategory = groupBy(priced, ({ sub_category_id }) => sub_category_id);
  const known = await menuPrices(context, [...bySubCategory.keys()]);
  const ofBatch = usualPrice(priced.map(({ price }) => price));
  for (const [id, rows] of bySubCategory) {
    const usual = usualPrice(known.get(id) ?? []) ?? usualPrice(rows.map(({ price }) => price)) ?? ofBatch;
    if (usual === null) continue;
    for (const { row, price } of rows) {
      if (!isUnusual(price, usual)) continue;
      const shown = writeMoney(usual, context.session.currency);
      row.changes = row.changes.map((change) => (change.column === 'price' ? { ...change, usual: shown } : change));
    }
  }
}
