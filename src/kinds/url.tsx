import MuiLink from '@mui/material/Link';
import { TextInput } from '../components/inputs/TextInput';
import { inputProps, type Kind } from './kind';

const urlMax = 2_000;

const isWebAddress = (text: string): boolean => /^https?:$/.test(URL.parse?.(text)?.protocol ?? '');

const checkUrl = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' && !isWebAddress(value) ? 'records.field.url' : undefined;

/** A web address, including its protocol. */
export const kind: Kind = {
  toText: (value) => String(value ?? ''),
  Field: ({ value }) =>
    typeof value === 'string' && isWebAddress(value) ? (
      <MuiLink href={value} target="_blank" rel="noopener noreferrer" underline="hover" title={value}>
        <bdi dir="ltr">{value.replace(/^https?:\/\//, '')}</bdi>
      </MuiLink>
    ) : (
      String(value)
    ),
  Input: ({ field }) => (
    <TextInput {...inputProps(field)} max={field.max ?? urlMax} isCode inputMode="url" validate={checkUrl} />
  ),
  blank: '',
  width: 220,
};
