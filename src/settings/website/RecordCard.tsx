import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { DnsRecord } from '#contract/entities/websiteDomain';
import { CopyValue } from './CopyValue';

/** A record to enter at the domain's provider. */
export const RecordCard = ({ record: { type, short_name, value } }: { record: DnsRecord }) => {
  const t = useTranslate();
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        p: 1.5,
        display: 'grid',
        gap: 1,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '96px minmax(0, 1fr) minmax(0, 2fr)' },
        borderRadius: 1,
        border: 1,
        borderColor: 'divider',
      }}
    >
      <Box>
        <Box component="dt" sx={{ color: 'text.secondary', typography: 'body2' }}>
          {t('settings.domain.record.type')}
        </Box>
        <Box component="dd" dir="ltr" sx={{ m: 0, fontFamily: 'monospace', textAlign: 'start' }}>
          {type}
        </Box>
      </Box>
      <CopyValue label={t('settings.domain.record.name')} value={short_name} />
      <CopyValue label={t('settings.domain.record.value')} value={value} />
    </Box>
  );
};
