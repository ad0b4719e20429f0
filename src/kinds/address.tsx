import { limits } from '#contract/limits';
import { TextInput } from '../components/inputs/TextInput';
import { inputProps, type Kind } from './kind';
import { kind as text } from './text';

/** A postal address in one text. */
export const kind: Kind = {
  ...text,
  Input: ({ field }) => <TextInput {...inputProps(field)} max={field.max ?? limits.addressMax} isLong />,
  width: 220,
};
