import { PhoneInput } from '../components/inputs/PhoneInput';
import { PhoneLink } from '../components/phone/PhoneLink';
import { leftToRight, type Phone, phoneText } from '../components/phone/phoneText';
import { inputProps, type Kind } from './kind';
import type { ListedRecord } from './listedRecord';

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
  Field: ({ value, record }) => <PhoneLink {...numberOf(value, record)} />,
  Input: ({ field }) => {
    const { source: _, ...props } = inputProps(field);
    return <PhoneInput {...props} />;
  },
  blank: '',
  blankBeside: { country_phone_code: '' },
  width: 160,
};
