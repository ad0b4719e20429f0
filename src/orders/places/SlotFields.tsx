import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { storeDate } from '#contract/time';
import { clockTime, shortDay } from '../../components/time/storeTime';
import { type SlotTerms, slotDays, slotsOf } from './slotDays';
import { useFullSlots } from './useFullSlots';

interface SlotFieldsProps {
  terms: SlotTerms;
  locale: string;
  /** The earliest instant that can be offered. */
  earliest: Date;
  now: Date;
  /** The chosen time as an instant; `null` if none. */
  at: string | null;
  onAt: (at: string | null) => void;
  /** Staff may override the limit on the orders in a slot. */
  canOverrideFull?: boolean;
  error?: boolean;
  helperText?: ReactNode;
}

/** A day and a time within the opening hours. Full times are shown, but only those who may override them can choose one. */
export const SlotFields = (props: SlotFieldsProps) => {
  const { terms, locale, earliest, now, at, onAt, canOverrideFull = false, ...field } = props;
  const t = useTranslate();
  const days = slotDays(terms, earliest, now);
  const { timezone } = terms.store;
  const chosen = at ? new Date(at) : null;
  // A time past midnight belongs to the day whose opening hours it is in, so the day is found by its times, not by its
  // date.
  const dateOf = (slot: Date) => {
    const slotDate = storeDate(slot, timezone);
    const isIn = (date: string) => slotsOf(date, terms, slot, now)[0]?.getTime() === slot.getTime();
    const before = days[days.findIndex(({ date }) => date === slotDate) - 1];
    return isIn(slotDate) || !before || !isIn(before.date) ? slotDate : before.date;
  };
  const date = chosen ? dateOf(chosen) : '';
  const slots = date ? slotsOf(date, terms, earliest, now) : [];
  const isOffered = slots.some((slot) => slot.getTime() === chosen?.getTime());
  const format = { locale, timezone };
  const full = useFullSlots(terms, date);
  const shown = at !== null && full.has(at) ? { error: true, helperText: t('codes.error.4174') } : field;

  if (!days.some(({ isOpen }) => isOpen)) return <FormHelperText error>{t('createOrder.time.none')}</FormHelperText>;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '3fr 2fr' }, gap: 1.5, alignItems: 'start' }}>
      <TextField
        select
        size="small"
        label={t('createOrder.time.day')}
        value={date}
        onChange={(event) => onAt(slotsOf(event.target.value, terms, earliest, now)[0]?.toISOString() ?? null)}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      >
        {!date && <option value="" />}
        {days.map((day, offset) => {
          const named = shortDay(day.noon, format);
          const label =
            offset < 2 ? t(`createOrder.time.${offset === 0 ? 'today' : 'tomorrow'}`, { date: named }) : named;
          return (
            <option key={day.date} value={day.date} disabled={!day.isOpen}>
              {!day.isOpen
                ? t('createOrder.time.closed_day', { date: label })
                : day.isClosedForBookings
                  ? t('createOrder.time.no_bookings', { date: label })
                  : label}
            </option>
          );
        })}
      </TextField>
      <TextField
        {...shown}
        select
        size="small"
        label={t('createOrder.time.slot')}
        value={at ?? ''}
        onChange={(event) => onAt(event.target.value || null)}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      >
        {!isOffered && <option value={at ?? ''}>{chosen ? clockTime(chosen, format) : ''}</option>}
        {slots.map((slot) => {
          const value = slot.toISOString();
          const time = clockTime(slot, format);
          return (
            <option key={value} value={value} disabled={full.has(value) && !canOverrideFull}>
              {full.has(value) ? t('createOrder.time.full', { time }) : time}
            </option>
          );
        })}
      </TextField>
    </Box>
  );
};
