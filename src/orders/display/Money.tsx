import { formatMoney, type Minor } from '#contract/money';
import { useOrderSurroundings } from './orderContext';

/** An amount in minor units of a currency, with figures that stand under each other. */
export const Money = ({ amount, currency }: { amount: Minor; currency: string }) => {
  const { locale } = useOrderSurroundings();
  return (
    <span style={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
      {formatMoney(amount, currency, locale)}
    </span>
  );
};
