import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { addMinutes } from 'date-fns';
import { useTranslate } from 'react-admin';
import { busyMinutes, openState } from '#contract/opening/openState';
import { deliveryRange, readyMinutes } from '#contract/orders/orderRules';
import { useIsAllowed } from '../../../components/access/useIsAllowed';
import { clockTime, dayTime, minuteSign } from '../../../components/time/storeTime';
import { readMinutes } from '../../display/readMinutes';
import { SlotFields } from '../../places/SlotFields';
import { firstSlot } from '../../places/slotDays';
import { useDraft } from '../draft/draftContext';
import { Choice } from './Choice';
import { FieldProblem, useField } from './FieldProblem';

/** The basis for available days and times: the kitchen needs preparation time, unless guests only book a table. */
function useSlotTerms() {
  const { draft, store, now } = useDraft();
  const minutes =
    draft.order_type === 'table' ? 0 : readyMinutes(draft.order_type, store.order_rules) + busyMinutes(store, now);
  return {
    terms: { store, orderType: draft.order_type },
    earliest: new Date(now.getTime() + minutes * 60_000),
  };
}

/** Now or later; later starts with the first available time. */
export const TimeChoice = () => {
  const t = useTranslate();
  const { draft, dispatch, now } = useDraft();
  const { terms, earliest } = useSlotTerms();

  const choose = (when: 'now' | 'later') => {
    if (when === 'now') return dispatch({ type: 'set', change: { is_later: false, schedule_at: null } });
    const first = firstSlot(terms, earliest, now);
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

/** How long the kitchen needs, and when the order is then ready and with its customer: what the caller is told. */
const MinutesField = () => {
  const t = useTranslate();
  const { draft, dispatch, store, locale, now } = useDraft();
  const { timezone, order_rules: rules } = store;
  const typed = draft.minutes ?? String(readyMinutes(draft.order_type, rules) + busyMinutes(store, now));
  const minutes = readMinutes(typed);
  const format = { locale, timezone };
  const ready = addMinutes(now, minutes ?? 0);
  const isDelivery = draft.order_type === 'delivery';
  const { from, to } = isDelivery ? deliveryRange(0, rules) : { from: 0, to: 0 };
  const [earliest, latest] = [from, to].map((way) => clockTime(addMinutes(ready, way), format));
  // Without a way between them, both are the same.
  const times = [
    isDelivery && t('order.clock.kitchen', { time: clockTime(ready, format) }),
    t('order.clock.customer', { time: from < to ? `${earliest}–${latest}` : latest }),
  ].filter(Boolean);
  return (
    <TextField
      {...useField('minutes', minutes === null ? '' : times.join(' · '))}
      data-field="minutes"
      size="small"
      label={t('createOrder.minutes')}
      value={typed}
      onFocus={({ target }) => target.select()}
      onChange={({ target }) => dispatch({ type: 'set', change: { minutes: target.value } })}
      slotProps={{
        htmlInput: { inputMode: 'numeric', autoComplete: 'off', maxLength: 16 },
        input: { endAdornment: <InputAdornment position="end">{minuteSign(locale)}</InputAdornment> },
        formHelperText: { sx: { fontVariantNumeric: 'tabular-nums' } },
      }}
    />
  );
};

/** While the store is closed, the first time that is possible instead, one tap away. */
const NextSlot = () => {
  const t = useTranslate();
  const { draft, dispatch, store, locale, now } = useDraft();
  const { terms, earliest } = useSlotTerms();
  const { is_open, reason } = openState(store, draft.order_type, now);
  // What is off can't be ordered for later either.
  if (is_open || reason === 'off') return null;
  const next = firstSlot(terms, earliest, now);
  if (!next) return null;
  return (
    <Button
      variant="outlined"
      onClick={() => dispatch({ type: 'set', change: { is_later: true, schedule_at: next.toISOString() } })}
      sx={{ mt: 1, minBlockSize: 44, justifySelf: 'start' }}
    >
      {t('createOrder.time.next', { time: dayTime(next, { locale, timezone: store.timezone }) })}
    </Button>
  );
};

/** The minutes until an order for now is ready, or a day and a time within the opening hours; or why neither is possible. */
export const TimeFields = () => {
  const { draft, dispatch, locale, now } = useDraft();
  const { terms, earliest } = useSlotTerms();
  const field = useField('schedule_at');
  const isAllowed = useIsAllowed();
  if (!draft.is_later) {
    return (
      <>
        <MinutesField />
        <FieldProblem field="schedule_at" />
        <NextSlot />
      </>
    );
  }
  const set = (schedule_at: string | null) => dispatch({ type: 'set', change: { schedule_at } });
  return (
    <SlotFields
      {...field}
      terms={terms}
      locale={locale}
      earliest={earliest}
      now={now}
      at={draft.schedule_at}
      onAt={set}
      canOverrideFull={isAllowed({ permission: 'store/order/override' })}
    />
  );
};
