import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { visuallyHidden } from '@mui/utils';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import type { DayTotals } from '#contract/entities/historyPeriod';
import { useStoreFormat } from '../../../components/store/useStoreFormat';
import { useDayText } from '../../../components/time/useDayText';

/** px. A bar of the largest sum. */
const barHeight = 96;

const Bars = styled('div')({
  display: 'flex',
  alignItems: 'stretch',
  gap: 2,
  // A month is wider than a phone.
  overflowX: 'auto',
  paddingBlockEnd: 4,
});

const DayButton = styled('button')(({ theme: { palette } }) => ({
  flex: '1 0 28px',
  minInlineSize: 28,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  alignItems: 'stretch',
  gap: 4,
  padding: 2,
  border: 0,
  borderRadius: 4,
  background: 'transparent',
  color: palette.text.secondary,
  font: 'inherit',
  fontSize: '0.75rem',
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  '&:hover': { background: palette.action.hover },
  '&:focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: -2 },
  '&[aria-pressed=true]': { color: palette.text.primary, fontWeight: 700, background: palette.action.selected },
  '& .bar': { display: 'block', borderRadius: 2, background: palette.primary.main },
  '& .name': { whiteSpace: 'nowrap', textAlign: 'center' },
}));

/** All figures of the bars, and those that bars don't show, for screen readers. */
const DayTable = ({ days }: { days: readonly DayTotals[] }) => {
  const t = useTranslate();
  const dayText = useDayText();
  const { money, locale } = useStoreFormat();
  return (
    <Box sx={visuallyHidden}>
      <table>
        <caption>{t('orderHistory.period.label')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('orderHistory.period.day')}</th>
            <th scope="col">{t('orderHistory.totals.completed')}</th>
            <th scope="col">{t('order.total')}</th>
            <th scope="col">{t('orderHistory.totals.refunded')}</th>
            <th scope="col">{t('orderHistory.totals.cancelled')}</th>
            <th scope="col">{t('orderHistory.period.lost')}</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ date, count, total, refunded, cancelled }) => (
            <tr key={date}>
              <th scope="row">{dayText(date)}</th>
              <td>{count.toLocaleString(locale)}</td>
              <td>{money(total)}</td>
              <td>{money(refunded)}</td>
              <td>{cancelled.count.toLocaleString(locale)}</td>
              <td>{money(cancelled.total - cancelled.cancellation_charge)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  );
};

interface DayBarsProps {
  days: readonly DayTotals[];
  /** How the days are named: by weekday or by number. */
  period: 'week' | 'month';
  /** The day that the list is limited to. */
  chosen: string | undefined;
  onChoose: (date: string) => void;
}

/** Sales by business day. A tap limits the list to a day; another one ends that. */
export const DayBars = ({ days, period, chosen, onChoose }: DayBarsProps) => {
  const t = useTranslate();
  const dayText = useDayText();
  const { money, locale } = useStoreFormat();
  const shortName = useMemo(
    () =>
      new Intl.DateTimeFormat(locale, {
        ...(period === 'week' ? { weekday: 'short' } : { day: 'numeric' }),
        timeZone: 'UTC',
      }),
    [locale, period],
  );
  const largest = Math.max(1, ...days.map(({ total }) => total));
  return (
    <>
      <Bars role="group" aria-label={t('orderHistory.period.label')}>
        {days.map(({ date, count, total }) => (
          <DayButton
            key={date}
            type="button"
            aria-pressed={date === chosen}
            aria-label={t('orderHistory.period.bar', {
              ...{ date: dayText(date), amount: money(total) },
              number: count.toLocaleString(locale),
            })}
            title={money(total)}
            onClick={() => onChoose(date)}
          >
            <span className="bar" style={{ blockSize: total > 0 ? Math.max(3, (total / largest) * barHeight) : 1 }} />
            <span className="name">{shortName.format(new Date(`${date}T12:00:00Z`))}</span>
          </DayButton>
        ))}
      </Bars>
      <DayTable days={days} />
    </>
  );
};
