import { TextInput } from '../components/inputs/TextInput';
import { recordDate } from '../components/time/storeTime';
import { inputProps, type Kind, noneAsNull } from './kind';

/** A day without a time: `2026-03-04`. */
export const kind: Kind = {
  // Noon falls on the same day in every time zone.
  toText: (value, _field, { locale }) =>
    typeof value === 'string' && value !== '' ? recordDate(`${value}T12:00:00Z`, { locale, timezone: 'UTC' }) : '',
  toCsv: (value) => String(value ?? ''),
  Input: ({ field }) => <TextInput {...inputProps(field)} type="date" {...noneAsNull} />,
  blank: null,
  width: 130,
};
