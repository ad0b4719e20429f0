import { minorDigits } from '#contract/currencyDigits';
import { MoneyInput } from '../components/inputs/numbers/NumberInput';
import { boundsOf, inputProps, type Kind } from './kind';

/** An amount in the store's currency, in minor units. */
export const kind: Kind = {
  toText: (value, _field, { money }) => (typeof value === 'number' ? money(value) : ''),
  toCsv: (value, _field, { currency }) =>
    typeof value === 'number' ? (value / 10 ** minorDigits(currency)).toFixed(minorDigits(currency)) : '',
  Input: ({ field }) => <MoneyInput {...inputProps(field)} {...boundsOf(field)} />,
  blank: null,
  width: 116,
  align: 'end',
};
