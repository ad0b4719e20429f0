import { limits } from '#contract/limits';
import { TextInput } from '../components/inputs/TextInput';
import { inputProps, type Kind } from './kind';

/** A postal address in one text. */
export const kind: Kind = {
  toText: (value) => String(value ?? ''),
  Input: ({ field }) => <TextInput {...inputProps(field)} max={field.max ?? limits.addressMax} isLong />,
  blank: '',
  width: 220,
};
