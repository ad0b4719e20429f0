import type { TranslateFunction } from 'react-admin';
import type { OrderSnapshot } from '#contract/entities/order';
import { formatMoney } from '#contract/money';
import type { OrderRules } from '#contract/orders/orderRules';
import { tableNumbers } from '#contract/orders/orderTables';
import { spanText } from '../../components/time/storeTime';

interface RejectionTextOptions {
  t: TranslateFunction;
  locale: string;
  rules: Pick<OrderRules, 'answer_within'>;
}

type RejectedOrder = Pick<
  OrderSnapshot,
  'unique_id' | 'paid_by' | 'refunded' | 'currency' | 'table_number' | 'table_numbers' | 'schedule_at'
>;

/** Says that no one answered an order, and what its rejection refunded and released. */
export function rejectionText(order: RejectedOrder, { t, locale, rules }: RejectionTextOptions): string {
  const { unique_id: number, paid_by, refunded, currency, schedule_at } = order;
  // A scheduled order waited until its slot, not for the store's minutes.
  const isTimed = !schedule_at && rules.answer_within > 0;
  const amount = formatMoney(refunded, currency, locale);
  return [
    isTimed
      ? t('boards.rejected.within', { number, time: spanText(rules.answer_within, t) })
      : t('boards.rejected.in_time', { number }),
    refunded > 0 ? t(`boards.rejected.${paid_by}`, { amount }) : t('boards.rejected.unpaid'),
    order.table_number === undefined ? '' : t('boards.rejected.table', { number: tableNumbers(order) }),
  ]
    .filter(Boolean)
    .join(' ');
}
