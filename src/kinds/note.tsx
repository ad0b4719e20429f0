import { limits } from '#contract/limits';
import { TextInput } from '../components/inputs/TextInput';
import { inputProps, type Kind } from './kind';
import { kind as text } from './text';

/** A few lines for the store's staff. */
export const kind: Kind = {
  ...text,
  Input: ({ field }) => <TextInput {...inputProps(field)} max={field.max ?? limits.noteMax} isLong />,
  width: 240,
};
