import { limits } from '#contract/limits';
import { TextInput } from '../components/inputs/TextInput';
import { inputProps, type Kind } from './kind';

/** A few lines for the store's staff. */
export const kind: Kind = {
  toText: (value) => String(value ?? ''),
  Input: ({ field }) => <TextInput {...inputProps(field)} max={field.max ?? limits.noteMax} isLong />,
  blank: '',
  width: 240,
};
