import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useTranslate } from 'react-admin';
import { openSpans, type Span, serviceSpans } from '#contract/opening/daySpans';
import { festivalOn } from '#contract/opening/festivals';
import type { ServiceState } from '#contract/opening/openingRules';
import type { OrderType } from '#contract/orders/statuses';
import { dateBounds, dateFrom, storeDate } from '#contract/time';
import { useStoreFormat } from '../../components/store/useStoreFormat';
import { useListText } from '../../components/text/useListText';
import { useClock } from '../../components/time/sharedClock';
import { clockTime, shortDay } from '../../components/time/storeTime';

const daysShown = 14;
const dayMs = 86_400_000;

const wrapping = {
  justifySelf: 'start',
  blockSize: 'auto',
  maxInlineSize: '100%',
  '& .MuiChip-label': { whiteSpace: 'normal', py: 0.25 },
} as const;

type Paused = ServiceState['paused'];

/** Returns the pauses still ahead on a day: order types with the same end together. */
function pausesOf(types: readonly OrderType[], pauses: Paused, start: Date, end: Date) {
  const from = Math.max(start.getTime(), Date.now());
  const byEnd = new Map<string, OrderType[]>();
  for (const type of types) {
    const pause = pauses[type];
    if (!pause || Date.parse(pause.from) >= end.getTime() || Date.parse(pause.until) <= from) continue;
    byEnd.set(pause.until, [...(byEnd.get(pause.until) ?? []), type]);
  }
  return [...byEnd].map(([until, paused]) => ({ until, paused }));
}

/** One day: its hours for each order type that has others, and what is out of the ordinary. */
const Day = ({ date, types }: { date: string; types: readonly OrderType[] }) => {
  const t = useTranslate();
  const list = useListText();
  const { store, locale, timezone, text } = useStoreFormat();
  const format = { locale, timezone };
  const { start, end } = dateBounds(date, timezone);
  const isWhole = (spans: readonly Span[]) =>
    spans.length === 1 && spans[0] && spans[0].start <= start && spans[0].end >= end;
  const hoursOf = (type: OrderType) => {
    const spans = serviceSpans(store, type, date);
    if (spans.length === 0) return t('opening.strip.closed');
    if (isWhole(spans)) return t('opening.strip.full_day');
    return spans
      .map((span) => `${clockTime(span.start, format)}–${clockTime(span.end, format)}`)
      .join(t('shell.comma'));
  };
  const hoursByType = types.map((type) => ({ name: t(`order.type.${type}`), hours: hoursOf(type) }));
  const isSame = hoursByType.every(({ hours }) => hours === hoursByType[0]?.hours);
  const festival = festivalOn(store.festivals, date);
  const isChanged = end.getTime() - start.getTime() !== dayMs;
  const pauses = pausesOf(types, store.service_state.paused, start, end);
  const { busy } = store.service_state;
  const isBusy =
    busy && Date.parse(busy.from) < end.getTime() && Date.parse(busy.until) > Math.max(start.getTime(), Date.now());
  const isClosed = types.every((type) => openSpans(store, type, date, date).length === 0);
  return (
    <Box
      component="li"
      sx={{
        p: 1.25,
        minInlineSize: 0,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: isClosed ? 'action.hover' : 'background.paper',
        display: 'grid',
        gap: 0.5,
        alignContent: 'start',
        // In the list, the date is next to the hours.
        gridTemplateColumns: { xs: '112px minmax(0, 1fr)', lg: 'minmax(0, 1fr)' },
        '& > :not(strong)': { gridColumn: { xs: 2, lg: 1 } },
      }}
    >
      <Box component="strong">{shortDay(new Date((start.getTime() + end.getTime()) / 2), format)}</Box>
      {isSame ? (
        <span>{hoursByType[0]?.hours}</span>
      ) : (
        hoursByType.map(({ name, hours }) => (
          <span key={name}>
            {name}: {hours}
          </span>
        ))
      )}
      {festival && <Chip size="small" color="info" variant="outlined" label={text([...festival.name])} sx={wrapping} />}
      {pauses.map(({ until, paused }) => (
        <Chip
          key={until}
          size="small"
          color="warning"
          variant="outlined"
          label={t(Date.parse(until) < end.getTime() ? 'opening.strip.paused_until' : 'opening.strip.paused', {
            types: list(paused.map((type) => t(`order.type.${type}`))),
            time: clockTime(until, format),
          })}
          sx={wrapping}
        />
      ))}
      {isBusy && (
        <Chip
          size="small"
          color="warning"
          variant="outlined"
          label={t('opening.strip.busy', { minutes: busy.minutes, time: clockTime(busy.until, format) })}
          sx={wrapping}
        />
      )}
      {isChanged && <Chip size="small" variant="outlined" label={t('opening.strip.clocks')} sx={wrapping} />}
    </Box>
  );
};

/** The next 14 days as the engine sees them, with festivals, pauses, busy times and clock changes marked. */
export const DayStrip = ({ types }: { types: readonly OrderType[] }) => {
  const { timezone } = useStoreFormat();
  const today = useClock((now) => storeDate(now, timezone));
  return (
    <Box
      component="ol"
      sx={{
        listStyle: 'none',
        p: 0,
        m: 0,
        display: 'grid',
        gap: 1,
        // One week per row, so that each weekday has its column; a list if there isn't enough room.
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(7, minmax(0, 1fr))' },
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      {Array.from({ length: daysShown }, (_, offset) => dateFrom(today, offset)).map((date) => (
        <Day key={date} date={date} types={types} />
      ))}
    </Box>
  );
};
