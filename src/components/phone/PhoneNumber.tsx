import MuiLink from '@mui/material/Link';
import { type Phone, phoneLink } from './phoneText';
import { usePhoneText } from './usePhoneText';

/** A phone number in its country's groups, left to right in every language, with tabular digits. */
export const PhoneNumber = ({ country_phone_code, phone }: Phone) => {
  const phoneText = usePhoneText();
  return (
    <bdi dir="ltr" style={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
      {phoneText({ country_phone_code, phone })}
    </bdi>
  );
};

/** A phone number as a link that calls it. */
export const PhoneLink = (phone: Phone) => (
  <MuiLink
    href={phoneLink(phone)}
    underline="hover"
    color="inherit"
    sx={{ display: 'inline-flex', alignItems: 'center', minBlockSize: 40 }}
  >
    <PhoneNumber {...phone} />
  </MuiLink>
);
