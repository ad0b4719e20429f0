import { limits } from '#contract/limits';
import { TextInput } from '../components/inputs/TextInput';
import { inputProps, type Kind } from './kind';

/** One line, the same in every language. */
export const kind: Kind = {
  toText: (value) => String(value ?? ''),
  Input: ({ field }) => <TextInput {...inputProps(field)} max={field.max ?? limits.nameMax} />,
  blank: '',
  width: 180,
};
