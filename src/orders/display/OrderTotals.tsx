import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import type { Order } from '#contract/entities/order';
import { Money, Sums } from './Money';

const Totals = styled(Sums)({
  '& .total': { fontSize: '1.0625rem', fontWeight: 650, paddingBlockStart: 4 },
});

type Amounts = Pick<
  Order,
  | 'subtotal'
  | 'tax'
  | 'tax_included'
  | 'delivery_fee'
  | 'tip_amount'
  | 'discount'
  | 'cancellation_charge'
  | 'total'
  | 'currency'
> &
  Partial<Pick<Order, 'promo' | 'fee_charged'>>;

/** An order's sums; zero amounts are omitted. */
export const OrderTotals = ({ order }: { order: Amounts }) => {
  const t = useTranslate();
  const sums: [label: string, amount: number][] = [
    ['subtotal', order.subtotal],
    ['discount', -order.discount],
    ['delivery_fee', order.delivery_fee],
    [order.tax_included ? 'tax_included' : 'tax', order.tax],
    ['tip', order.tip_amount],
    ['booking_fee', order.fee_charged ?? 0],
  ];
  return (
    <Totals>
      {sums
        .filter(([label, amount]) => label === 'subtotal' || amount !== 0)
        .map(([label, amount]) => (
          <div key={label} style={{ display: 'contents' }}>
            <dt>
              {label === 'discount' && order.promo
                ? t('order.discount_by', { code: order.promo.promo_code })
                : t(`order.${label}`)}
            </dt>
            <dd>
              <Money amount={amount} currency={order.currency} />
            </dd>
          </div>
        ))}
      <dt className="total">{t('order.total')}</dt>
      <dd className="total">
        <Money amount={order.total} currency={order.currency} />
      </dd>
      {/* Below the total: it is still due for a cancelled order, and isn't part of the order's total. */}
      {order.cancellation_charge > 0 && (
        <>
          <dt>{t('order.cancellation_charge')}</dt>
          <dd>
            <Money amount={order.cancellation_charge} currency={order.currency} />
          </dd>
        </>
      )}
    </Totals>
  );
};
