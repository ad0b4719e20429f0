import MuiLink from '@mui/material/Link';
import { PhoneNumber } from './PhoneNumber';
import { type Phone, phoneLink } from './phoneText';

/** A phone number as a link that starts a call. */
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
