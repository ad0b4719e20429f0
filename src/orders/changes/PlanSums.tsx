import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import type { Order, OrderItem } from '#contract/entities/order';
import type { ChangePlan } from '#contract/orders/changePlan';
import { Money } from '../../components/order/Money';
import { Sums } from '../../components/order/Sums';

const BeforeAndNow = styled(Sums)(({ theme: { palette } }) => ({
  '& .before': { color: palette.text.secondary },
  '& .now': { fontSize: '1.125rem', fontWeight: 650 },
  '& .money': { fontWeight: 600 },
}));

/** What an order came to and will come to, and what that does to money already paid. */
export const PlanSums = ({ order, plan }: { order: Order; plan: ChangePlan<OrderItem> }) => {
  const t = useTranslate();
  const { currency } = order;
  const rows: [className: string, label: string, amount: number][] = [
    ['before', 'old_total', order.total],
    ['now', 'new_total', plan.total],
    ...(plan.refund > 0 ? [['money', 'refund', plan.refund] as [string, string, number]] : []),
    ...(plan.extra_charge > 0 ? [['money', 'extra', plan.extra_charge] as [string, string, number]] : []),
  ];
  const isToPay = plan.total !== order.total && order.paid_amount === 0;
  return (
    <div role="status">
      <BeforeAndNow>
        {rows.map(([className, label, amount]) => (
          <div key={label} style={{ display: 'contents' }}>
            <dt className={className}>{t(`orderChanges.edit.${label}`)}</dt>
            <dd className={className}>
              <Money amount={amount} currency={currency} />
            </dd>
          </div>
        ))}
      </BeforeAndNow>
      {isToPay && <div>{t('orderChanges.edit.to_pay')}</div>}
    </div>
  );
};
