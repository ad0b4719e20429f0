import MuiLink from '@mui/material/Link';
import type { ProviderRecord } from '#contract/entities/provider';
import { dialled } from './dialled';

/** A number that a tap calls. */
export const PhoneLink = ({ record }: { record: Pick<ProviderRecord, 'country_phone_code' | 'phone'> }) => (
  <MuiLink
    href={`tel:${dialled(record)}`}
    underline="hover"
    color="inherit"
    sx={{ display: 'inline-flex', alignItems: 'center', minBlockSize: 40, fontVariantNumeric: 'tabular-nums' }}
  >
    <bdi dir="ltr">
      {record.country_phone_code} {record.phone}
    </bdi>
  </MuiLink>
);
