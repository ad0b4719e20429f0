import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useStoreSurroundings } from '../../components/useStoreSurroundings';
import { headingOf } from '../../config/navigation';
import { useSession } from '../../session/useSession';
import type { SupportFacts } from './supportFacts';

/** What goes along with the message, all of it, before it is sent. */
export const FactsAlong = ({ facts }: { facts: SupportFacts }) => {
  const t = useTranslate();
  const { store, text } = useStoreSurroundings();
  const member = useSession()?.sub_store;
  const rows = [
    ['store', text(store.name)],
    ['sender', member ? `${member.name} (${member.email})` : store.email],
    ['page', `${t(headingOf(facts.page))} \u2066(${facts.page})\u2069`],
    ['version', facts.app_version],
    ['browser', facts.browser],
  ] as const;
  return (
    <Box sx={{ px: 1.5, py: 1, bgcolor: 'sunken', borderRadius: 1 }}>
      <Typography variant="caption" component="p" sx={{ fontWeight: 600 }}>
        {t('support.along')}
      </Typography>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gridTemplateColumns: 'auto minmax(0, 1fr)',
          columnGap: 1.5,
          fontSize: '0.75rem',
          color: 'text.secondary',
          '& dd': { m: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
        }}
      >
        {rows.map(([name, value]) => (
          <Box key={name} sx={{ display: 'contents' }}>
            <dt>{t(`support.facts.${name}`)}</dt>
            <dd title={value}>
              <bdi>{value}</bdi>
            </dd>
          </Box>
        ))}
      </Box>
    </Box>
  );
};
