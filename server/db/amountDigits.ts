import { asc, eq, isNotNull } from 'drizzle-orm';
import { minorDigits } from '#contract/currencyDigits';
import type { Database } from './database';
import { items, stores } from './schema/index';

/**
 * Earlier versions took a currency's decimals from the running Node or browser. Where that was 0, as for Hungarian
 * forints in Chromium and Node, 2500 meant 2,500 Ft; by ISO 4217 it means 25.00 Ft. The migration marks such stores.
 */
export interface OldAmounts {
  store_id: string;
  name: string;
  currency: string;
  old_digits: number;
  /** The stored price of one item, from which an operator can recognise the decimals. */
  example?: { name: string; price: number };
}

/** Stores whose amounts are still stored with the old decimals. */
export async function oldAmounts(db: Database): Promise<OldAmounts[]> {
  const { id, name, currency, old_amount_digits } = stores;
  const rows = await db
    .select({ id, name, currency, old_digits: old_amount_digits })
    .from(stores)
    .where(isNotNull(old_amount_digits))
    .orderBy(asc(id));
  return Promise.all(
    rows.map(async (row) => {
      const [item] = await db
        .select({ name: items.name, price: items.price })
        .from(items)
        .where(eq(items.store_id, row.id))
        .orderBy(asc(items.id))
        .limit(1);
      return {
        ...{ store_id: row.id, name: row.name[0] ?? '', currency: row.currency, old_digits: row.old_digits ?? 0 },
        ...(item && { example: { name: item.name[0] ?? '', price: item.price } }),
      };
    }),
  );
}

/** An amount as plain text. @example plainAmount(2500, 2, 'HUF') // '25.00 HUF' */
const plainAmount = (amount: number, digits: number, currency: string): string =>
  `${(amount / 10 ** digits).toFixed(digits)} ${currency}`;

/** Describes a store for an operator, with its amounts as they are and as they would be. */
export function describeOldAmounts({ store_id, name, currency, old_digits, example }: OldAmounts): string {
  const digits = minorDigits(currency);
  const named = `${store_id}  ${name} (${currency}: ${digits} digits, stored with ${old_digits})`;
  if (!example) return `${named}\n  It has no items.`;
  const shown = (by: number) => plainAmount(example.price, by, currency);
  return `${named}\n  Example: ${example.name} costs ${shown(old_digits)} if you convert, ${shown(digits)} if you keep the stored number.`;
}

/**
 * Checked at start: a server would show and charge a hundredth of these stores' prices.
 *
 * @throws an error that lists the stores and says what to do
 */
export async function assertAmountsConverted(db: Database): Promise<void> {
  const waiting = await oldAmounts(db);
  if (waiting.length === 0) return;
  throw new Error(
    [
      'The amounts of these stores are stored with another number of decimals than ISO 4217 has for their currency:',
      ...waiting.map(describeOldAmounts),
      'No amount was changed. Make a backup, then run "npm run convert-amounts" (docs/operate.md, "Currency digits").',
    ].join('\n'),
  );
}
