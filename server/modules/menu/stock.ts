import type { FieldError } from '#contract/envelope';

interface StockInput {
  is_in_stock: boolean;
  in_stock_at: string | null;
}

/** Columns of a stock as it was given: what is in stock comes back at no time. */
export const stockColumns = ({ is_in_stock, in_stock_at }: StockInput) => ({
  is_in_stock,
  in_stock_at: is_in_stock || in_stock_at === null ? null : new Date(in_stock_at),
});

/**
 * Errors in a stock setting: a return time in the past would have no effect, which no one intends.
 *
 * @param before the record's current time: it may have passed while a form was open
 * @param prefix of the field in the body: `modifiers.2.`
 */
export function stockErrors(stock: StockInput, now: Date, before: Date | null = null, prefix = ''): FieldError[] {
  const { in_stock_at } = stockColumns(stock);
  const isPast = in_stock_at !== null && in_stock_at <= now && in_stock_at.getTime() !== before?.getTime();
  return isPast ? [{ path: `${prefix}in_stock_at`, code: 'in_the_past' }] : [];
}
