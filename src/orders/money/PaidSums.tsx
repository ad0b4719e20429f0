import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { Order } from '#contract/entities/order';
import { Money } from '../../components/order/Money';

const Sums = styled('dl')(({ theme: { palette } }) => ({
  margin: 0,
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: '2px 16px',
  color: palette.text.secondary,
  '& dd': { margin: 0, textAlign: 'end' },
  '& .due': { color: palette.text.primary, fontWeight: 600 },
}));

/** What the customer paid, what went back, and what is still to pay; nothing where the payment's state says it all. */
export const PaidSums = ({ order }: { order: Order }) => {
  const t = useTranslate();
  const { paid_amount, refunded, extra_due, currency } = order;
  if (refunded === 0 && extra_due === 0) return null;
  const rows: [name: string, amount: number][] = [
    ['paid', paid_amount],
    ['refunded', -refunded],
    ['due', extra_due],
  ];
  return (
    <Sums>
      {rows
        .filter(([, amount]) => amount !== 0)
        .map(([name, amount]) => (
          <div key={name} style={{ display: 'contents' }}>
            <dt className={name}>{t(`orderChanges.sums.${name}`)}</dt>
            <dd className={name}>
              <Money amount={amount} currency={currency} />
            </dd>
          </div>
        ))}
    </Sums>
  );
};
