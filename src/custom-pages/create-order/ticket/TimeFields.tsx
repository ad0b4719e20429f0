import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { storeDate } from '#contract/time';
import { clockTime, shortDay } from '../../../components/order/storeTime';
import { useOrder } from '../orderContext';
import { Choice } from './Choice';
import { FieldProblem } from './FieldProblem';
import { slotDays, slotsOf } from './slotDays';
import { useField } from './useField';

/** What days and times are offered from: the kitchen needs its time, unless guests only take their seats. */
function useSlotTerms() {
  const { draft, store, now } = useOrder();
  const { opening_hours: hours, timezone, order_rules: rules } = store;
  const minutes = draft.order_type === 'table' ? 0 : rules.preparation_time;
  return {
    terms: { hours, timezone, step: rules.slot_minutes },
    earliest: new Date(now.getTime() + minutes * 60_000),
  };
}

/** Now or later; later starts with the first time that can be had. */
export const TimeChoice = () => {
  const t = useTranslate();
  const { draft, dispatch, now } = useOrder();
  const { terms, earliest } = useSlotTerms();

  const choose = (when: 'now' | 'later') => {
    if (when === 'now') return dispatch({ type: 'set', change: { is_later: false, schedule_at: null } });
    const day = slotDays(terms, earliest, now).find(({ isOpen }) => isOpen);
    const first = day && slotsOf(day.date, terms, earliest, now)[0];
    dispatch({ type: 'set', change: { is_later: true, schedule_at: first?.toISOString() ?? null } });
  };

  return (
    <Box data-field="schedule_at">
      <Choice
        label={t('createOrder.time.label')}
        value={draft.is_later ? 'later' : 'now'}
        options={(['now', 'later'] as const).map((value) => ({ value, label: t(`createOrder.time.${value}`) }))}
        onChange={choose}
      />
    </Box>
  );
};

/** A day and a time within the opening hours, or why it cannot be now. */
export const TimeFields = () => (useOrder().draft.is_later ? <SlotFields /> : <FieldProblem field="schedule_at" />);

const SlotFields = () => {
  const t = useTranslate();
  const { draft, dispatch, locale, now } = useOrder();
  const { terms, earliest } = useSlotTerms();
  const field = useField('schedule_at');
  const days = slotDays(terms, earliest, now);
  const { timezone } = terms;
  const chosen = draft.schedule_at ? new Date(draft.schedule_at) : null;
  // A time past midnight belongs to the day whose opening it ends: the day is found by its times, not by its date.
  const dateOf = (at: Date) => {
    const own = storeDate(at, timezone);
    const isIn = (date: string) => slotsOf(date, terms, at, now)[0]?.getTime() === at.getTime();
    const before = days[days.findIndex(({ date }) => date === own) - 1];
    return isIn(own) || !before || !isIn(before.date) ? own : before.date;
  };
  const date = chosen ? dateOf(chosen) : '';
  const slots = date ? slotsOf(date, terms, earliest, now) : [];
  const isOffered = slots.some((slot) => slot.getTime() === chosen?.getTime());
  const place = { locale, timezone };
  const set = (at: string | null) => dispatch({ type: 'set', change: { schedule_at: at } });

  if (!days.some(({ isOpen }) => isOpen)) return <FormHelperText error>{t('createOrder.time.none')}</FormHelperText>;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '3fr 2fr', gap: 1, alignItems: 'start' }}>
      <TextField
        select
        size="small"
        label={t('createOrder.time.day')}
        value={date}
        onChange={(event) => set(slotsOf(event.target.value, terms, earliest, now)[0]?.toISOString() ?? null)}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      >
        {!date && <option value="" />}
        {days.map((day, offset) => {
          const named = shortDay(day.noon, place);
          const label =
            offset < 2 ? t(`createOrder.time.${offset === 0 ? 'today' : 'tomorrow'}`, { date: named }) : named;
          return (
            <option key={day.date} value={day.date} disabled={!day.isOpen}>
              {day.isOpen ? label : t('createOrder.time.closed_day', { date: label })}
            </option>
          );
        })}
      </TextField>
      <TextField
        {...field}
        select
        size="small"
        label={t('createOrder.time.slot')}
        value={draft.schedule_at ?? ''}
        onChange={(event) => set(event.target.value || null)}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      >
        {!isOffered && <option value={draft.schedule_at ?? ''}>{chosen ? clockTime(chosen, place) : ''}</option>}
        {slots.map((slot) => (
          <option key={slot.getTime()} value={slot.toISOString()}>
            {clockTime(slot, place)}
          </option>
        ))}
      </TextField>
    </Box>
  );
};
