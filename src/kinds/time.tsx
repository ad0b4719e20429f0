import { TextInput } from '../components/inputs/TextInput';
import { inputProps, type Kind, noneAsNull } from './kind';

/** A time of day in the store's time zone: `14:05`. */
export const kind: Kind = {
  toText: (value) => String(value ?? ''),
  Input: ({ field }) => <TextInput {...inputProps(field)} type="time" {...noneAsNull} />,
  blank: null,
  width: 90,
};
