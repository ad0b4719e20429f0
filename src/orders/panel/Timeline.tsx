import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import type { OrderEvent } from '#contract/entities/order';
import { useOrderSurroundings } from '../../components/order/orderContext';
import { recordTime } from '../../components/order/storeTime';

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
  '& .reason': { fontSize: '0.875rem', overflowWrap: 'anywhere' },
}));

/** What happened to the order, when, and by whom. */
export const Timeline = ({ events }: { events: readonly OrderEvent[] }) => {
  const t = useTranslate();
  const place = useOrderSurroundings();
  const what = ({ axis, from, to }: OrderEvent): string => {
    if (axis === 'delivery') return t(`order.delivery_status.${to}`);
    return from === null ? t('boards.timeline.placed') : t(`order.status.${to}`);
  };
  return (
    <Box component="section">
      <Typography component="h3" sx={{ fontSize: '0.875rem', fontWeight: 600, color: 'text.secondary', mb: 1 }}>
        {t('boards.timeline.title')}
      </Typography>
      <Events>
        {events.map((event) => (
          <li key={event.seq}>
            <div>{what(event)}</div>
            <div className="by">
              <time dateTime={event.at}>{recordTime(event.at, place)}</time>
              {' · '}
              {event.actor.name || t(`order.actor.${event.actor.kind}`)}
            </div>
            {event.reason && <div className="reason">{event.reason}</div>}
          </li>
        ))}
      </Events>
    </Box>
  );
};
