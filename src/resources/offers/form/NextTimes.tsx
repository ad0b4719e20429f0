import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { Recursion } from '#contract/offers/offerTerms';
import { nextOccurrences } from '#contract/offers/recursion';
import { storeDate } from '#contract/time';
import { useStoreFormat } from '../../../components/store/useStoreFormat';
import { useClock } from '../../../components/time/sharedClock';
import { clockTime, dayTime } from '../../../components/time/storeTime';

const minute = 60_000;
const shown = 5;

/** The next five times at which the offer holds, within its validity. */
export const NextTimes = ({ recursion }: { recursion: Recursion }) => {
  const t = useTranslate();
  const titleId = useId();
  const format = useStoreFormat();
  const { timezone, store } = format;
  const now = useClock((at) => Math.floor(at.getTime() / minute) * minute);
  const [starts_at, expires_at] = useWatch({ name: ['starts_at', 'expires_at'] }) as (string | null)[];
  const from = new Date(Math.max(now, starts_at ? new Date(starts_at).getTime() : 0));
  const until = expires_at ? new Date(expires_at) : null;
  const next = nextOccurrences(recursion, {
    ...{ from, until, count: shown },
    ...{ timezone, day_starts_at: store.day_starts_at },
  });
  const endText = ({ start, end }: (typeof next)[number]) =>
    // Until midnight of the same day is still that day.
    storeDate(start, timezone) === storeDate(new Date(end.getTime() - 1), timezone)
      ? clockTime(end, format)
      : dayTime(end, format);
  return (
    <Box>
      <Typography id={titleId} component="h3" variant="subtitle2">
        {t('offers.repeat.next')}
      </Typography>
      {next.length === 0 ? (
        <Typography variant="body2" sx={{ color: 'warning.main' }}>
          {t('offers.repeat.no_next')}
        </Typography>
      ) : (
        <Box component="ul" aria-labelledby={titleId} sx={{ m: 0, paddingInlineStart: 2.5 }}>
          {next.map((occurrence) => (
            <Typography key={occurrence.start.getTime()} component="li" variant="body2">
              {t('offers.repeat.span', { from: dayTime(occurrence.start, format), to: endText(occurrence) })}
            </Typography>
          ))}
        </Box>
      )}
    </Box>
  );
};
