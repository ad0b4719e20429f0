import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { ReplyOf } from '#contract/calls/index';
import type { DeliveryLogEntry } from '#contract/entities/deliveryLog';
import { HistoryEntryView } from './HistoryEntryView';
import { historyEntries } from './historyEntries';

const Events = styled('ol')(({ theme: { palette } }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& li': { position: 'relative', paddingInlineStart: 22, paddingBlockEnd: 12 },
  '& li::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 2,
    insetBlockStart: 6,
    inlineSize: 9,
    blockSize: 9,
    borderRadius: 5,
    background: palette.text.secondary,
  },
  '& li:last-of-type::before': { background: palette.primary.main },
  '& li:not(:last-of-type)::after': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 6,
    insetBlockStart: 18,
    insetBlockEnd: -4,
    inlineSize: 1,
    background: palette.divider,
  },
  '& .by': { color: palette.text.secondary, fontSize: '0.875rem' },
  '& .detail': { display: 'grid', gap: 4, marginBlockStart: 6, fontSize: '0.875rem' },
  '& .reason': { fontSize: '0.875rem', overflowWrap: 'anywhere' },
}));

interface TimelineProps extends Pick<ReplyOf<'get_order'>, 'order' | 'events' | 'changes' | 'refunds'> {
  /** Who was asked to deliver it, and what came of it. */
  log: readonly DeliveryLogEntry[];
}

/** What happened to the order, when, and by whom: its moves on both ways, changes, money, and offers to delivery people. */
export const Timeline = ({ order, log, ...told }: TimelineProps) => {
  const t = useTranslate();
  return (
    <Box component="section">
      <Typography component="h3" sx={{ fontSize: '0.875rem', fontWeight: 600, color: 'text.secondary', mb: 1 }}>
        {t('boards.timeline.title')}
      </Typography>
      <Events>
        {historyEntries(told, log).map((entry) => (
          <li key={entry.key}>
            <HistoryEntryView entry={entry} currency={order.currency} />
          </li>
        ))}
      </Events>
    </Box>
  );
};
