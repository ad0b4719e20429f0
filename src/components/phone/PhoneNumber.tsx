import type { Phone } from './phoneText';
import { usePhoneText } from './usePhoneText';

/** A phone number with its country's grouping, left to right in every language, with tabular digits. */
export const PhoneNumber = ({ country_phone_code, phone }: Phone) => {
  const phoneText = usePhoneText();
  return (
    <bdi dir="ltr" style={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
      {phoneText({ country_phone_code, phone })}
    </bdi>
  );
};
