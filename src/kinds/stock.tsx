import { StockInput } from '../components/inputs/StockInput';
import type { Stock } from '../components/stock/stock';
import { dayTime } from '../components/time/storeTime';
import type { Kind } from './kind';

/** `is_in_stock`, with `in_stock_at` alongside. */
export const kind: Kind = {
  toText: (value, _field, { t, locale, timezone }) => {
    const { is_in_stock, in_stock_at } = value as Stock;
    if (is_in_stock) return t('records.stock.in');
    return in_stock_at
      ? t('records.stock.until', { end: dayTime(in_stock_at, { locale, timezone }) })
      : t('records.stock.out');
  },
  Input: ({ field: { label, readOnly = false, help } }) => (
    <StockInput label={label} disabled={readOnly} {...(help ? { helperText: help } : {})} />
  ),
  blank: true,
  blankBeside: { in_stock_at: null },
  width: 212,
};
