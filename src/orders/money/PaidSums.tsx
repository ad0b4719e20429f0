import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import type { Order } from '#contract/entities/order';
import { Money } from '../../components/order/Money';
import { Sums } from '../../components/order/Sums';

const QuietSums = styled(Sums)(({ theme: { palette } }) => ({
  color: palette.text.secondary,
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
    <QuietSums>
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
    </QuietSums>
  );
};
