import { TextInput } from '../components/inputs/TextInput';
import { inputProps, type Kind } from './kind';

/** Can be written but not read. An empty field keeps the stored value. */
export const kind: Kind = {
  toText: (value) => (value ? '••••••' : ''),
  toCsv: () => '',
  Input: ({ field, isNew }) => (
    <TextInput
      {...(isNew ? {} : { helperText: 'records.field.secret' })}
      {...inputProps(field)}
      required={isNew && field.required === true}
      type="password"
      isCode
    />
  ),
  blank: '',
  width: 110,
};
