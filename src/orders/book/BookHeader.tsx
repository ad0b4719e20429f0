import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import FloorIcon from '@mui/icons-material/TableRestaurantOutlined';
import TableRowsIcon from '@mui/icons-material/TableRowsOutlined';
import ViewTimelineIcon from '@mui/icons-material/ViewTimelineOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { Order } from '#contract/entities/order';
import { limits } from '#contract/limits';
import { dateFrom } from '#contract/time';
import { mirrored } from '../../components/icons/mirrored';
import { usePageHeading } from '../../components/page/usePageHeading';
import { exactTime } from '../../components/time/storeTime';
import { useOrderFormat } from '../display/orderContext';
import { sumsOf } from './booking';
import { type BookView, bookViews } from './useBookView';

const EarlierIcon = mirrored(ChevronLeftIcon);
const LaterIcon = mirrored(ChevronRightIcon);
const viewIcons = { list: TableRowsIcon, timeline: mirrored(ViewTimelineIcon), floor: FloorIcon };
const size = { inlineSize: 44, blockSize: 44 };

interface DayProps {
  day: string;
  today: string;
  setDay: (day: string) => void;
}

/** The day, with a step to the one before and the one after. */
const DayChoice = ({ day, today, setDay }: DayProps) => {
  const t = useTranslate();
  const [min, max] = limits.listDays;
  return (
    <Box role="group" aria-label={t('tableBook.day.label')} sx={{ display: 'flex', alignItems: 'center' }}>
      <IconButton
        aria-label={t('tableBook.day.earlier')}
        title={t('tableBook.day.earlier')}
        onClick={() => setDay(dateFrom(day, -1))}
        sx={size}
      >
        <EarlierIcon />
      </IconButton>
      <TextField
        key={day}
        type="date"
        size="small"
        defaultValue={day}
        // A year is typed digit by digit, so the day counts once it is complete.
        onChange={({ target: { value } }) => setDay(value)}
        slotProps={{ htmlInput: { 'aria-label': t('tableBook.day.label'), min, max } }}
        sx={{ '& input': { inlineSize: 122, paddingBlock: '10.5px' } }}
      />
      <IconButton
        aria-label={t('tableBook.day.later')}
        title={t('tableBook.day.later')}
        onClick={() => setDay(dateFrom(day, 1))}
        sx={size}
      >
        <LaterIcon />
      </IconButton>
      {day !== today && (
        <Button onClick={() => setDay(today)} sx={{ minBlockSize: 44 }}>
          {t('tableBook.day.today')}
        </Button>
      )}
    </Box>
  );
};

interface BookHeaderProps extends DayProps {
  orders: readonly Order[] | undefined;
  /** When the bookings were read, if they may be out of date. */
  readAt: number | null;
  view: BookView;
  onView: (view: BookView) => void;
  /** Buttons for new bookings. */
  children?: ReactNode;
}

/** The page's name, its day, the sums of the day, and the choice of view. */
export const BookHeader = ({ orders, readAt, view, onView, children, ...days }: BookHeaderProps) => {
  const t = useTranslate();
  const sums = orders && sumsOf(orders);
  const format = useOrderFormat();
  const facts = [
    ...(sums
      ? [
          t('tableBook.sums.bookings', { smart_count: sums.bookings }),
          t('tableBook.sums.guests', { smart_count: sums.guests }),
        ]
      : []),
    ...(readAt === null ? [] : [t('tableBook.last_updated', { time: exactTime(readAt, format) })]),
  ];
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 1, flexShrink: 0 }}>
      <Box sx={{ flex: '1 1 200px', minInlineSize: 0 }}>
        <Typography variant="h1" noWrap sx={{ fontSize: { xs: '1.375rem', md: '1.5rem' }, lineHeight: 1.2 }}>
          {usePageHeading()}
        </Typography>
        <Typography
          noWrap={readAt === null}
          sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums', minBlockSize: '1.5em' }}
        >
          {facts.join(' · ')}
        </Typography>
      </Box>
      <DayChoice {...days} />
      <ToggleButtonGroup
        exclusive
        size="small"
        value={view}
        aria-label={t('tableBook.view.label')}
        onChange={(_, chosen: BookView | null) => chosen && onView(chosen)}
        sx={{ '& button': { minInlineSize: 44, minBlockSize: 44 } }}
      >
        {bookViews.map((one) => {
          const Icon = viewIcons[one];
          const label = t(`tableBook.view.${one}`);
          return (
            <ToggleButton key={one} value={one} aria-label={label} title={label}>
              <Icon fontSize="small" />
            </ToggleButton>
          );
        })}
      </ToggleButtonGroup>
      {children}
    </Box>
  );
};
