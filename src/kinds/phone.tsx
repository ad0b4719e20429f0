import MuiLink from '@mui/material/Link';
import { PhoneInput } from '../components/inputs/PhoneInput';
import { leftToRight, phoneLink, phoneText } from '../components/phone/phoneText';
import type { ListedRecord } from '../records/list/listedRecord';
import { inputProps, type Kind } from './kind';

interface Phone {
  country_phone_code?: string;
  phone?: string;
}

/**
 * A record's phone number. When two versions are compared, the value itself contains the number and its country code.
 */
const numberOf = (value: unknown, record?: ListedRecord): Phone =>
  typeof value === 'object' && value !== null
    ? value
    : { ...(record as Phone | undefined), phone: String(value ?? '') };

/** `phone`, with `country_phone_code` alongside. */
export const kind: Kind = {
  // Always left to right, using marks that survive in plain text.
  toText: (value) => leftToRight(phoneText(numberOf(value))),
  toCsv: (value) => phoneText(numberOf(value)),
  Field: ({ value, record }) => (
    <MuiLink
      href={phoneLink(numberOf(value, record))}
      underline="hover"
      color="inherit"
      sx={{ display: 'inline-flex', alignItems: 'center', minBlockSize: 40, fontVariantNumeric: 'tabular-nums' }}
    >
      <bdi dir="ltr">{phoneText(numberOf(value, record))}</bdi>
    </MuiLink>
  ),
  Input: ({ field }) => {
    const { source: _, ...props } = inputProps(field);
    return <PhoneInput {...props} />;
  },
  blank: '',
  blankBeside: { country_phone_code: '' },
  width: 160,
};
