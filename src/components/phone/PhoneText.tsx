import { phoneText } from './phoneText';

/** A phone number, left to right in every language, in digits of one width. */
export const PhoneText = (phone: { country_phone_code: string; phone: string }) => (
  <bdi dir="ltr" style={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
    {phoneText(phone)}
  </bdi>
);
