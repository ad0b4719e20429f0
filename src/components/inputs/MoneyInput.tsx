import { limits } from '#contract/limits';
import { formatMoney } from '#contract/money';
import { parseAmount } from '../store/parseAmount';
import { useStoreFormat } from '../store/useStoreFormat';
import { currencySign, editedAmount } from './numbers/editedNumber';
import { type NumberInputProps, TypedNumberInput } from './numbers/TypedNumberInput';

interface MoneyInputProps extends NumberInputProps {
  /** In minor units. */
  min?: number;
  max?: number;
}

/**
 * An amount of the store's currency. The form has minor units; a person types with a comma or a point.
 *
 * @example <MoneyInput source="price" label="itemForm.price" required />
 */
export const MoneyInput = ({ min = 0, max = limits.amountMax, ...props }: MoneyInputProps) => {
  const { currency, locale } = useStoreFormat();
  return (
    <TypedNumberInput
      {...props}
      min={min}
      max={max}
      inputMode="decimal"
      parse={(text) => parseAmount(text, currency)}
      format={(amount) => editedAmount(amount, currency, locale)}
      show={(amount) => formatMoney(amount, currency, locale)}
      startAdornment={currencySign(currency, locale)}
    />
  );
};
