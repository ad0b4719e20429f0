import { styled } from '@mui/material/styles';
import { formatMoney, type Minor } from '#contract/money';
import { useOrderFormat } from './orderContext';

/** A list of sums: each label, with its amount at the end of the row. */
export const Sums = styled('dl')({
  margin: 0,
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: '2px 16px',
  '& dd': { margin: 0, textAlign: 'end' },
});

/** An amount in a currency's minor units, with figures that line up. */
export const Money = ({ amount, currency }: { amount: Minor; currency: string }) => {
  const { locale } = useOrderFormat();
  return (
    <span style={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
      {formatMoney(amount, currency, locale)}
    </span>
  );
};
