import { and, eq, isNull, or } from 'drizzle-orm';
import type { Database } from '#server/db/database';
import { categories, items, subCategories } from '#server/db/schema/menu';

/** Selects the items that customers see: hidden categories hide what they contain. */
export const visibleItems = (db: Database, storeId: string) =>
  db
    .select({ id: items.id })
    .from(items)
    .innerJoin(
      subCategories,
      and(eq(subCategories.store_id, items.store_id), eq(subCategories.id, items.sub_category_id)),
    )
    .leftJoin(categories, and(eq(categories.store_id, items.store_id), eq(categories.id, subCategories.category_id)))
    .where(
      and(
        eq(items.store_id, storeId),
        eq(items.is_visible, true),
        eq(subCategories.is_visible, true),
        or(isNull(subCategories.category_id), eq(categories.is_visible, true)),
      ),
    );
