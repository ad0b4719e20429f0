import { editedNumber } from '../components/inputs/numbers/editedNumber';
import { NumberInput } from '../components/inputs/numbers/NumberInput';
import { boundsOf, inputProps, type Kind } from './kind';

const isNumber = (value: unknown): value is number => typeof value === 'number';

/** A whole number. */
export const kind: Kind = {
  toText: (value, _field, { locale }) => (isNumber(value) ? editedNumber(value, locale, { least: 0, most: 3 }) : ''),
  toCsv: (value) => (isNumber(value) ? String(value) : ''),
  Input: ({ field }) => <NumberInput {...inputProps(field)} {...boundsOf(field)} />,
  blank: null,
  width: 96,
  align: 'end',
};
