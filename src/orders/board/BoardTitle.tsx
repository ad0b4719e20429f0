import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { usePageHeading } from '../../components/page/usePageHeading';
import { useStoreFormat } from '../../components/store/useStoreFormat';
import { useClock } from '../../components/time/sharedClock';
import { clockTime } from '../../components/time/storeTime';
import { besideOrder } from './boardLayout';

/** The time of day in the store: what every clock on its board is compared with. */
const TimeOfDay = () => {
  const t = useTranslate();
  const format = useStoreFormat();
  const time = useClock((now) => clockTime(now, format));
  return (
    <Typography
      component="time"
      aria-label={t('boards.clock', { time })}
      title={t('boards.clock', { time })}
      noWrap
      sx={{ flexShrink: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums', lineHeight: 1.3 }}
    >
      {time}
    </Typography>
  );
};

/** The board's name, the time of day, and its number of open orders, which is unknown while it loads. */
export const BoardTitle = ({ count }: { count: number | undefined }) => {
  const t = useTranslate();
  return (
    <Box
      sx={{
        flex: 1,
        minInlineSize: 0,
        display: 'flex',
        // On a phone, the name alone fills the available width.
        flexDirection: { xs: 'column', md: 'row' },
        alignItems: { md: 'baseline' },
        columnGap: 1.5,
      }}
    >
      <Typography
        variant="h1"
        noWrap
        sx={{ fontSize: { xs: '1.375rem', md: '1.5rem' }, lineHeight: { xs: 1.15, md: 1.2 } }}
      >
        {usePageHeading()}
      </Typography>
      <Box sx={{ display: 'flex', alignItems: 'baseline', columnGap: 1.5, minInlineSize: 0 }}>
        <TimeOfDay />
        {count !== undefined && (
          <Typography
            noWrap
            // Phones have too little room for it, and each stage's tab has its own.
            sx={{
              display: { xs: 'none', sm: 'block' },
              color: 'text.secondary',
              fontVariantNumeric: 'tabular-nums',
              lineHeight: 1.3,
              ...besideOrder(959, { display: 'none' }),
            }}
          >
            {t('boards.open_orders', { smart_count: count })}
          </Typography>
        )}
      </Box>
    </Box>
  );
};
