import MuiLink from '@mui/material/Link';
import { limits } from '#contract/limits';
import { TextInput } from '../components/inputs/TextInput';
import { inputProps, type Kind } from './kind';

export const kind: Kind = {
  toText: (value) => String(value ?? ''),
  Field: ({ value }) => (
    <MuiLink href={`mailto:${value}`} underline="hover" color="inherit" title={String(value)}>
      <bdi>{String(value)}</bdi>
    </MuiLink>
  ),
  Input: ({ field }) => (
    <TextInput {...inputProps(field)} max={field.max ?? limits.emailMax} isCode inputMode="email" />
  ),
  blank: '',
  width: 220,
};
