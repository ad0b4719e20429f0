import { editedNumber } from '../components/inputs/numbers/editedNumber';
import { PercentInput } from '../components/inputs/numbers/NumberInput';
import { inputProps, type Kind } from './kind';

/** A percentage from 0 to 100. */
export const kind: Kind = {
  toText: (value, _field, { locale }) =>
    typeof value === 'number' ? `${editedNumber(value, locale, { least: 0, most: 3 })} %` : '',
  toCsv: (value) => (typeof value === 'number' ? String(value) : ''),
  Input: ({ field }) => <PercentInput {...inputProps(field)} />,
  blank: null,
  width: 84,
  align: 'end',
};
