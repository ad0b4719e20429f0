import { styled } from '@mui/material/styles';
import { formatMoney, type Minor } from '#contract/money';
import { useOrderFormat } from './orderContext';

/** Sums below each other: what each is, and the amount at the end of its row. */
export const Sums = styled('dl')({
  margin: 0,
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: '2px 16px',
  '& dd': { margin: 0, textAlign: 'end' },
});

/** An amount in minor units of a currency, with figures that stand under each other. */
export const Money = ({ amount, currency }: { amount: Minor; currency: string }) => {
  const { locale } = useOrderFormat();
  return (
    <span style={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
      {formatMoney(amount, currency, locale)}
    </span>
  );
};
