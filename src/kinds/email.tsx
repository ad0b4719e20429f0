import MuiLink from '@mui/material/Link';
import { signInLimits } from '#contract/signInLimits';
import { TextInput } from '../components/inputs/TextInput';
import { isEmail } from '../components/text/isEmail';
import { inputProps, type Kind } from './kind';

const checkEmail = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' && !isEmail(value) ? 'records.field.email' : undefined;

export const kind: Kind = {
  toText: (value) => String(value ?? ''),
  Field: ({ value }) => (
    <MuiLink href={`mailto:${value}`} underline="hover" color="inherit" title={String(value)}>
      <bdi>{String(value)}</bdi>
    </MuiLink>
  ),
  Input: ({ field }) => (
    <TextInput
      {...inputProps(field)}
      max={field.max ?? signInLimits.emailMax}
      isCode
      inputMode="email"
      validate={checkEmail}
    />
  ),
  blank: '',
  width: 220,
};
