import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { SlotFields } from '../../places/SlotFields';
import { slotDays, slotsOf } from '../../places/slotDays';
import { useDraft } from '../draft/draftContext';
import { Choice } from './Choice';
import { FieldProblem, useField } from './FieldProblem';

/** The basis for available days and times: the kitchen needs preparation time, unless guests only book a table. */
function useSlotTerms() {
  const { draft, store, now } = useDraft();
  const { opening_hours: hours, timezone, order_rules: rules } = store;
  const minutes = draft.order_type === 'table' ? 0 : rules.preparation_time;
  return {
    terms: { hours, timezone, step: rules.slot_minutes },
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

/** A day and a time within the opening hours, or why ordering now isn't possible. */
export const TimeFields = () => {
  const { draft, dispatch, locale, now } = useDraft();
  const { terms, earliest } = useSlotTerms();
  const field = useField('schedule_at');
  if (!draft.is_later) return <FieldProblem field="schedule_at" />;
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
    />
  );
};
