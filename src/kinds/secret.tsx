import { TextInput } from '../components/inputs/TextInput';
import { inputProps, type Kind } from './kind';

/** Written, never read: a field that is left empty keeps what is stored. */
export const kind: Kind = {
  toText: () => '••••••',
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
