import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Popover from '@mui/material/Popover';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import { useEffect, useId, useRef, useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { limits } from '#contract/limits';
import { type DayRules, isDayWithin, storeDate } from '#contract/time';
import { useStoreFormat } from '../../../components/store/useStoreFormat';
import { useDayText } from '../../../components/time/useDayText';

/** First and last day; if one is missing, that side is open. */
export interface Dates {
  start_date?: string;
  end_date?: string;
}

/** The days in a list's filters. */
interface DaysChoice<Range extends string> extends Dates {
  days?: Range | 'custom';
  date_by?: string;
}

interface DaysFilterProps<Range extends string> {
  /** The one-tap ranges, in display order. */
  ranges: readonly Range[];
  /** Shown while the filters name no days. */
  usual: Range;
  labelOf: (range: Range) => string;
  /** A range's days: the store's business days or calendar days. */
  datesOf: (range: Range, now: Date, rules: DayRules) => Dates;
  /** The button that shows what was found in the chosen dates. */
  showLabel: string;
  /** Which of a record's dates counts, where it has several; the first is the usual one. */
  dateBy?: readonly { value: string; label: string }[];
}

interface CustomDaysProps extends Pick<DaysFilterProps<string>, 'dateBy' | 'showLabel'> {
  anchor: HTMLElement;
  shown: DaysChoice<string>;
  onChoose: (choice: Omit<DaysChoice<string>, 'days'>) => void;
  onClose: () => void;
}

/** Custom dates, first to last. */
const CustomDays = ({ anchor, shown, dateBy = [], showLabel, onChoose, onClose }: CustomDaysProps) => {
  const t = useTranslate();
  const { timezone } = useStoreFormat();
  const byId = useId();
  const [usualBy] = dateBy;
  const [start, setStart] = useState(shown.start_date ?? '');
  const [end, setEnd] = useState(shown.end_date ?? '');
  const [by, setBy] = useState(shown.date_by ?? usualBy?.value);
  const isReversed = start !== '' && end !== '' && start > end;
  const isWrong = (day: string) => day !== '' && !isDayWithin(limits.listDays, day);
  const hasError = isReversed || isWrong(start) || isWrong(end);
  const errorOf = (name: 'from' | 'to', day: string) => {
    if (isWrong(day)) return t('records.field.invalid');
    return isReversed && name === 'to' ? t('orderHistory.days.reversed') : undefined;
  };
  const today = storeDate(new Date(), timezone);
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{
        paper: { role: 'dialog', 'aria-label': t('orderHistory.days.dialog'), sx: { p: 2, inlineSize: 320 } },
      }}
    >
      <Box
        component="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (hasError) return;
          onChoose({
            ...(start ? { start_date: start } : {}),
            ...(end ? { end_date: end } : {}),
            ...(by === undefined || by === usualBy?.value ? {} : { date_by: by }),
          });
        }}
        sx={{ display: 'grid', gap: 2 }}
      >
        {(
          [
            ['from', start, setStart],
            ['to', end, setEnd],
          ] as const
        ).map(([name, value, set]) => (
          <TextField
            key={name}
            type="date"
            label={t(`orderHistory.days.${name}`)}
            value={value}
            onChange={({ target }) => set(target.value)}
            error={errorOf(name, value) !== undefined}
            helperText={errorOf(name, value)}
            slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: limits.listDays[0], max: today } }}
          />
        ))}
        {dateBy.length > 0 && (
          <FormControl>
            <FormLabel id={byId}>{t('orderHistory.days.by')}</FormLabel>
            <RadioGroup aria-labelledby={byId} value={by} onChange={(_event, value) => setBy(value)}>
              {dateBy.map(({ value, label }) => (
                <FormControlLabel key={value} value={value} control={<Radio />} label={label} />
              ))}
            </RadioGroup>
          </FormControl>
        )}
        <Button type="submit" variant="contained" size="large" disabled={hasError}>
          {showLabel}
        </Button>
      </Box>
    </Popover>
  );
};

const RangeButton = styled(ToggleButton)(({ theme }) => ({
  minBlockSize: 40,
  padding: '4px 14px',
  fontSize: '0.875rem',
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: 20,
  whiteSpace: 'nowrap',
  flexShrink: 0,
  color: theme.palette.text.primary,
  '&.Mui-selected': { fontWeight: 600 },
}));

/**
 * The days that a list shows: common ranges with one tap, any others by two dates. The choice is in the list's filters,
 * and so in the address.
 */
export const DaysFilter = <Range extends string>(props: DaysFilterProps<Range>) => {
  const { ranges, usual, labelOf, datesOf, ...custom } = props;
  const t = useTranslate();
  const { store } = useStoreFormat();
  const { filterValues, setFilters } = useListContext();
  const dayText = useDayText();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { days = usual, start_date, end_date, ...others } = filterValues as DaysChoice<Range>;
  const shown = (): DaysChoice<Range> =>
    days === 'custom' ? { ...others, start_date, end_date } : { ...others, ...datesOf(days, new Date(), store) };
  // On a phone, the chosen range may be out of view.
  const row = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each choice
  useEffect(() => {
    // In the next frame: before it, the browser would lay out the page an additional time.
    const frame = requestAnimationFrame(() => {
      const chosen = row.current?.querySelector('[aria-pressed=true]');
      chosen?.scrollIntoView?.({ block: 'nearest', inline: 'center' });
    });
    return () => cancelAnimationFrame(frame);
  }, [days, start_date, end_date]);
  const sides = [
    ['from', start_date],
    ['to', end_date],
  ] as const;
  const named = sides.flatMap(([side, date]) => (date ? [{ side, date: dayText(date) }] : []));
  const customLabel =
    days !== 'custom' || named.length === 0
      ? t('orderHistory.days.custom')
      : named.length === 2
        ? named.map(({ date }) => date).join(' – ')
        : named.map(({ side, date }) => `${t(`orderHistory.days.${side}`)} ${date}`).join('');
  return (
    <Box
      ref={row}
      role="group"
      aria-label={t('orderHistory.days.label')}
      // A row that scrolls on a phone, so that the list stays visible.
      sx={{
        display: 'flex',
        gap: 1,
        flexWrap: { xs: 'nowrap', sm: 'wrap' },
        overflowX: { xs: 'auto', sm: 'visible' },
        scrollbarWidth: 'none',
        marginInline: { xs: -1.5, sm: 0 },
        paddingInline: { xs: 1.5, sm: 0 },
        paddingBlock: { xs: 0.5, sm: 0 },
      }}
    >
      {ranges.map((range) => (
        <RangeButton
          key={range}
          value={range}
          selected={days === range}
          onChange={() => setFilters({ ...others, ...(range === usual ? {} : { days: range }) }, undefined, false)}
        >
          {labelOf(range)}
        </RangeButton>
      ))}
      <RangeButton
        value="custom"
        selected={days === 'custom'}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {customLabel}
      </RangeButton>
      {anchor && (
        <CustomDays
          {...custom}
          anchor={anchor}
          shown={shown()}
          onClose={() => setAnchor(null)}
          onChoose={(dates) => {
            setAnchor(null);
            const { date_by: _by, ...rest } = others;
            setFilters({ ...rest, days: 'custom', ...dates }, undefined, false);
          }}
        />
      )}
    </Box>
  );
};
