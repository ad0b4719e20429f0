import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import FormHelperText from '@mui/material/FormHelperText';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useState } from 'react';
import { useInput, useLocale, useTranslate } from 'react-admin';
import { recursionErrors } from '#contract/offers/offerErrors';
import { type Recursion, recursionTypes } from '#contract/offers/offerTerms';
import { dayName, weekFrom } from '../../../components/inputs/availability/week';
import { asItIs } from '../../../components/inputs/inputParts';
import { editedNumber } from '../../../components/inputs/numbers/editedNumber';
import { daySets } from '../../../components/offers/offerText';
import { useOfferText } from '../../../components/offers/useOfferText';
import { NextTimes } from './NextTimes';

const monthDays = Array.from({ length: 31 }, (_, index) => index + 1);

/** Initial values of each rhythm, which the user can correct. */
const beginnings: Record<Recursion['type'], Partial<Recursion>> = {
  none: { start_time: undefined, end_time: undefined },
  daily: {},
  weekly: { days: [...daySets.weekdays] },
  monthly: { days: [1] },
  annual: { dates: [] },
};

/** Hours without a rhythm are those of every day. */
const rhythmOf = ({ type, start_time }: Recursion): Recursion['type'] =>
  type === 'none' && start_time ? 'daily' : type;

/** An offer's days and hours as they are sent: only what its rhythm has. */
export function tidyRecursion(recursion: Recursion): Recursion {
  const { days, dates, start_time, end_time } = recursion;
  const type = rhythmOf(recursion);
  return {
    type,
    ...(type === 'weekly' || type === 'monthly' ? { days: days ?? [] } : {}),
    ...(type === 'annual' ? { dates: dates ?? [] } : {}),
    ...(type !== 'none' && start_time ? { start_time } : {}),
    ...(type !== 'none' && end_time ? { end_time } : {}),
  };
}

const errorTexts: Record<string, string> = {
  days: 'offers.repeat.no_days',
  dates: 'offers.repeat.no_dates',
};

/** The first thing that is wrong, as a translation key. */
function recursionError(value: Recursion): string | undefined {
  const recursion = tidyRecursion(value);
  const [error] = recursionErrors(recursion);
  if (!error) return undefined;
  return (
    errorTexts[error.path] ?? (error.code === 'invalid_type' ? 'offers.repeat.no_hours' : 'offers.repeat.same_hours')
  );
}

interface PartProps {
  value: Recursion;
  onChange: (change: Partial<Recursion>) => void;
}

const dayButton = { minBlockSize: 40, minInlineSize: 44, px: 1, textTransform: 'none' } as const;

/** Days of the week or of the month, each a button. */
const DaysInput = ({ value: { type, days = [] }, onChange }: PartProps) => {
  const t = useTranslate();
  const locale = useLocale() ?? 'en';
  const isWeekly = type === 'weekly';
  const options = isWeekly
    ? weekFrom(locale).map((day) => ({ day, label: dayName(day, locale, 'short'), name: dayName(day, locale) }))
    : monthDays.map((day) => {
        const label = editedNumber(day, locale, { least: 0, most: 0 });
        return { day, label, name: label };
      });
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {isWeekly && (
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
          {Object.entries(daySets).map(([name, set]) => (
            <Chip
              key={name}
              label={t(`offers.repeat.${name}`)}
              variant="outlined"
              onClick={() => onChange({ days: [...set] })}
            />
          ))}
        </Box>
      )}
      <ToggleButtonGroup
        size="small"
        color="primary"
        aria-label={t(isWeekly ? 'offers.repeat.days' : 'offers.repeat.month_days')}
        value={days}
        onChange={(_event, next: number[]) => onChange({ days: next })}
        sx={{ flexWrap: 'wrap' }}
      >
        {options.map(({ day, label, name }) => (
          <ToggleButton key={day} value={day} aria-label={name} sx={dayButton}>
            {label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {!isWeekly && days.some((day) => day > 28) && (
        <FormHelperText sx={{ m: 0 }}>{t('offers.repeat.short_months')}</FormHelperText>
      )}
    </Box>
  );
};

/** Dates of any year. */
const DatesInput = ({ value: { dates = [] }, onChange }: PartProps) => {
  const t = useTranslate();
  const { dateText } = useOfferText();
  const [typed, setTyped] = useState('');
  const add = () => {
    const date = typed.slice(5);
    if (date) onChange({ dates: [...new Set([...dates, date])].sort() });
    setTyped('');
  };
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <TextField
          type="date"
          size="small"
          label={t('offers.repeat.date')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          slotProps={{ inputLabel: { shrink: true } }}
        />
        <Button variant="outlined" disabled={!typed} onClick={add}>
          {t('offers.repeat.add_date')}
        </Button>
      </Box>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        {dates.map((date) => (
          <Chip
            key={date}
            label={dateText(date)}
            aria-label={t('offers.repeat.remove_date', { date: dateText(date) })}
            onDelete={() => onChange({ dates: dates.filter((each) => each !== date) })}
          />
        ))}
      </Box>
    </Box>
  );
};

/** From when to when on each of its days; both empty for the whole day. */
const HoursInput = ({ value, onChange }: PartProps) => {
  const t = useTranslate();
  const field = (source: 'start_time' | 'end_time', label: string) => (
    <TextField
      type="time"
      size="small"
      label={t(label)}
      value={value[source] ?? ''}
      onChange={(event) => onChange({ [source]: event.target.value || undefined })}
      slotProps={{ inputLabel: { shrink: true } }}
      sx={{ inlineSize: 140 }}
    />
  );
  return (
    <div>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
        {field('start_time', 'offers.repeat.from')}
        <span aria-hidden>–</span>
        {field('end_time', 'offers.repeat.to')}
      </Box>
      <FormHelperText sx={{ m: 0, mt: 0.5 }}>{t('offers.repeat.hours_hint')}</FormHelperText>
    </div>
  );
};

/** On which days and in which hours an offer can be used, and when that is next. */
export const RecursionInput = () => {
  const t = useTranslate();
  const { field, fieldState } = useInput({ source: 'recursion', validate: recursionError, ...asItIs });
  const stored = (field.value ?? { type: 'none' }) as Recursion;
  const value = { ...stored, type: rhythmOf(stored) };
  const change = (part: Partial<Recursion>) => field.onChange({ ...value, ...part });
  const hasDays = value.type === 'weekly' || value.type === 'monthly';
  const error = fieldState.invalid ? (recursionError(value) ?? 'records.field.invalid') : undefined;
  return (
    <Box
      data-field="recursion"
      {...(error ? { 'data-error': true, tabIndex: -1 } : {})}
      sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <TextField
        select
        size="small"
        label={t('offers.field.recursion')}
        value={value.type}
        onChange={(event) => {
          const type = event.target.value as Recursion['type'];
          change({ type, days: undefined, dates: undefined, ...beginnings[type] });
        }}
        fullWidth
      >
        {recursionTypes.map((type) => (
          <MenuItem key={type} value={type}>
            {t(`offers.choice.recursion.${type}`)}
          </MenuItem>
        ))}
      </TextField>
      {hasDays && <DaysInput value={value} onChange={change} />}
      {value.type === 'annual' && <DatesInput value={value} onChange={change} />}
      {value.type !== 'none' && <HoursInput value={value} onChange={change} />}
      {error && (
        <FormHelperText error role="alert" sx={{ m: 0 }}>
          {t(error)}
        </FormHelperText>
      )}
      {value.type !== 'none' && !recursionError(value) && <NextTimes recursion={tidyRecursion(value)} />}
    </Box>
  );
};
