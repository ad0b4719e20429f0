import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { endsNextDay, type HoursError } from '#contract/opening/hoursErrors';
import type { OpeningDay } from '#contract/opening/weeklyHours';
import { wallTime } from '../../time/storeTime';
import { CopyDay } from './CopyDay';
import { type DayKind, kindOf, slotsMax, wideWeek, withKind, withSlot } from './week';

interface Hours {
  start: string;
  end: string;
}

interface HoursRowProps {
  hours: Hours;
  /** Name of the day. */
  day: string;
  error: HoursError | undefined;
  onChange: (hours: Hours) => void;
  onRemove: () => void;
}

/** A clock has no 24:00. */
const clock = (time: string): string => (time === '24:00' ? '00:00' : time);

/** One day's start and end times. */
const HoursRow = ({ hours, day, error, onChange, onRemove }: HoursRowProps) => {
  const t = useTranslate();
  const locale = useLocale() ?? 'en';
  const helpId = useId();
  const help = error
    ? t(`records.availability.error.${error}`)
    : endsNextDay(hours)
      ? t('records.availability.next_day', { time: wallTime(hours.end, locale) })
      : '';
  const field = (side: keyof Hours) => (
    <TextField
      type="time"
      size="small"
      value={clock(hours[side])}
      onChange={(event) => onChange({ ...hours, [side]: event.target.value })}
      error={error !== undefined}
      slotProps={{
        htmlInput: {
          'aria-label': t(`records.availability.${side}`, { day }),
          'aria-describedby': help ? helpId : undefined,
        },
      }}
      // Twelve-hour clocks need space for AM and PM.
      sx={{ inlineSize: { xs: 138, sm: 148 } }}
    />
  );
  return (
    <div>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        {field('start')}
        <span aria-hidden>–</span>
        {field('end')}
        <IconButton aria-label={t('records.availability.remove', { day })} onClick={onRemove}>
          <CloseIcon fontSize="small" />
        </IconButton>
      </Box>
      {help && (
        <FormHelperText id={helpId} error={error !== undefined}>
          {help}
        </FormHelperText>
      )}
    </div>
  );
};

interface DayRowProps {
  day: OpeningDay;
  name: string;
  errorOf: (key: string) => HoursError | undefined;
  onChange: (day: OpeningDay) => void;
  /** Translation key for a day without hours: an item is unavailable, a store is closed. */
  closed?: string | undefined;
  /** Copies its hours to other days, if there are any. */
  onCopy?: (days: readonly number[]) => void;
}

const kinds: readonly DayKind[] = ['full_day', 'hours', 'closed'];
const kindText = (kind: DayKind) => `records.availability.kind.${kind}`;

/** One weekday: closed, all day, or its hours. */
export const DayRow = ({ day, name, errorOf, onChange, onCopy, closed = kindText('closed') }: DayRowProps) => {
  const t = useTranslate();
  const kind = kindOf(day);
  const error = errorOf(String(day.day));
  const setSlots = (slots: OpeningDay['slots']) => onChange({ ...day, slots });
  return (
    <Box
      role="group"
      aria-label={name}
      sx={{
        display: 'grid',
        gap: 1,
        alignItems: 'start',
        gridTemplateColumns: 'minmax(0, 1fr) auto auto',
        [wideWeek]: { gridTemplateColumns: '120px 150px minmax(0, 1fr) auto' },
        py: 1,
        borderBlockEnd: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Typography sx={{ alignSelf: 'center', fontWeight: 550, [wideWeek]: { alignSelf: 'start', pt: 1 } }}>
        {name}
      </Typography>
      <TextField
        select
        size="small"
        value={kind}
        onChange={(event) => onChange(withKind(day, event.target.value as DayKind))}
        slotProps={{ htmlInput: { 'aria-label': t('records.availability.day', { day: name }) } }}
        sx={{ inlineSize: 150 }}
      >
        {kinds.map((each) => (
          <MenuItem key={each} value={each}>
            {t(each === 'closed' ? closed : kindText(each))}
          </MenuItem>
        ))}
      </TextField>
      {onCopy && <CopyDay day={day.day} name={name} onCopy={onCopy} />}
      {/* The button for more hours is next to the last ones, if there is room. */}
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: 1,
          rowGap: 1,
          alignItems: 'flex-start',
          gridColumn: '1 / -1',
          [wideWeek]: { gridColumn: 'auto' },
        }}
      >
        {kind === 'hours' && (
          <>
            {day.slots.map((slot, index) => (
              <HoursRow
                // biome-ignore lint/suspicious/noArrayIndexKey: hours have no identity but their place
                key={index}
                hours={slot}
                day={name}
                error={errorOf(`${day.day}.${index}`)}
                onChange={(hours) => setSlots(day.slots.map((each, at) => (at === index ? hours : each)))}
                onRemove={() => setSlots(day.slots.filter((_, at) => at !== index))}
              />
            ))}
            {day.slots.length < slotsMax && (
              <Button size="small" onClick={() => onChange(withSlot(day))} sx={{ minBlockSize: 40 }}>
                {t('records.availability.add')}
              </Button>
            )}
          </>
        )}
        {error && (
          <FormHelperText error sx={{ flexBasis: '100%' }}>
            {t(`records.availability.error.${error}`)}
          </FormHelperText>
        )}
      </Box>
    </Box>
  );
};
