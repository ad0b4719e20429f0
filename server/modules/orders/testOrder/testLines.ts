import { asc } from 'drizzle-orm';
import type { OrderItem } from '#contract/entities/order';
import type { ReferenceLanguage } from '#contract/referenceLanguages';
import type { Database } from '#server/db/database';
import { newId } from '#server/db/schema/columns';
import { items } from '#server/db/schema/menu';
import { loadOrderableItems, visibleItems } from '../../menu/service';
import { priced } from '../placing/orderLines';
import type { StoreTerms } from '../storeTerms';

/** Enough to see a ticket with several lines. */
const maxLines = 2;

/** The line of a store without a menu, by language. */
const testItem: Record<ReferenceLanguage, string> = {
  en: 'Test item',
  ar: 'صنف تجريبي',
  de: 'Testartikel',
  es: 'Producto de prueba',
  fr: 'Article de test',
  it: 'Prodotto di prova',
  nl: 'Testartikel',
  pt: 'Item de teste',
  ru: 'Тестовая позиция',
};
const testItemIn = (code: string): string => (testItem as Partial<Record<string, string>>)[code] ?? testItem.en;

/**
 * The lines of a test order: the first items of the menu, whether they are in stock or not, without modifiers; a free
 * line if there are none.
 */
export async function testLines(tx: Database, store: StoreTerms['store']): Promise<OrderItem[]> {
  const found = await visibleItems(tx, store.id).orderBy(asc(items.sequence_number), asc(items.id)).limit(maxLines);
  const menu = await loadOrderableItems(
    tx,
    store.id,
    found.map(({ id }) => id),
  );
  const lines = found.flatMap(({ id }, line) => {
    const orderable = menu.get(id);
    return orderable ? [priced({ item_id: id, quantity: 1, modifiers: [] }, line, orderable, store)] : [];
  });
  if (lines.length > 0) return lines;
  const name = store.languages_supported.map(({ code }) => testItemIn(code));
  const amounts = { quantity: 1, unit_price: 0, total: 0, tax_rate: 0, refunded_quantity: 0 };
  return [{ line: 0, item_id: newId(), name, modifiers: [], ...amounts }];
}
