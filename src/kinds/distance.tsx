import { DistanceInput } from '../components/inputs/numbers/DistanceInput';
import { editedNumber } from '../components/inputs/numbers/editedNumber';
import { inputProps, type Kind } from './kind';

/** A distance in the store's unit. */
export const kind: Kind = {
  toText: (value, _field, { locale }) =>
    typeof value === 'number' ? editedNumber(value, locale, { least: 0, most: 3 }) : '',
  toCsv: (value) => (typeof value === 'number' ? String(value) : ''),
  Input: ({ field }) => (
    <DistanceInput
      {...inputProps(field)}
      {...(field.min === undefined ? {} : { min: field.min })}
      {...(field.max === undefined ? {} : { max: field.max })}
    />
  ),
  blank: null,
  width: 96,
  align: 'end',
};
