import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { visuallyHidden } from '@mui/utils';
import { useTranslate } from 'react-admin';
import type { ReviewSummary } from '#contract/entities/review';
import { limits } from '#contract/limits';
import { useDayText, usePlainDayText } from '../../components/time/useDayText';
import { Heading, useNumberText } from './overviewParts';

/** As many as fit next to each other on a phone. */
const weeksShown = 13;
/** As many days as fit below the columns on a phone, in every language. */
const daysShown = 4;

const Weeks = styled('ol')(({ theme: { palette } }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  display: 'flex',
  fontSize: '0.75rem',
  lineHeight: 1.5,
  textAlign: 'center',
  color: palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  '& > li': { position: 'relative', flex: '1 1 0', minInlineSize: 0, maxInlineSize: 64 },
  '& .column': {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'end',
    blockSize: 112,
    borderBlockEnd: `1px solid ${palette.divider}`,
  },
  '& i': { marginInline: 1.5, background: palette.primary.main, borderRadius: '3px 3px 0 0', minBlockSize: 3 },
  // Wider than its column and centred below it, but within the chart.
  '& .day': { display: 'grid', justifyContent: 'center', marginInline: -32, marginBlockStart: 4, whiteSpace: 'nowrap' },
  '& > li:last-of-type > .day': { justifyContent: 'end', marginInline: '-64px 0' },
  '& > li:first-of-type > .day': { justifyContent: 'start', marginInline: '0 -64px' },
}));

/** The average of each week: a column over the full five stars, with its figure above and the week's first day below. */
export const WeekTrend = ({ weeks }: Pick<ReviewSummary, 'weeks'>) => {
  const t = useTranslate();
  const number = useNumberText();
  const dayText = useDayText();
  const plainDay = usePlainDayText();
  const shown = weeks.slice(-weeksShown);
  const step = Math.ceil(shown.length / daysShown);
  return (
    <Box sx={{ minInlineSize: 0 }}>
      <Heading>{t('reviews.summary.trend')}</Heading>
      <Weeks>
        {shown.map(({ start_date, average, count }, index) => {
          const text = t('reviews.summary.week', {
            date: dayText(start_date),
            average: number(average),
            reviews: t('reviews.summary.count', { smart_count: count }),
          });
          // Counted from the latest week, which always has its day.
          const hasDay = (shown.length - 1 - index) % step === 0;
          return (
            <li key={start_date} title={text}>
              <span style={visuallyHidden}>{text}</span>
              <div className="column" aria-hidden>
                <span>{number(average)}</span>
                {/* The figure above the column takes the rest. */}
                <i style={{ blockSize: `${(80 * average) / limits.ratingMax}%` }} />
              </div>
              <div className="day" aria-hidden>
                {hasDay ? plainDay(start_date) : '\u00A0'}
              </div>
            </li>
          );
        })}
      </Weeks>
    </Box>
  );
};
