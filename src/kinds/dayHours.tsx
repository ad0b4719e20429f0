import type { DayHours } from '#contract/opening/openingRules';
import { DayHoursInput } from '../components/inputs/availability/WeekInput';
import { wallTime } from '../components/time/storeTime';
import type { Kind } from './kind';

/** The hours of a day, whatever its weekday: closed, all day, or from when to when. */
export const kind: Kind = {
  toText: (value, _field, { t, locale }) => {
    const hours = value as DayHours | null;
    if (!hours?.is_open) return t('opening.strip.closed');
    if (hours.is_full_day) return t('records.availability.full_day');
    return hours.slots
      .map(({ start, end }) => `${wallTime(start, locale)}–${wallTime(end, locale)}`)
      .join(t('shell.comma'));
  },
  Input: ({ field: { source, label } }) => <DayHoursInput source={source} label={label} />,
  blank: { is_open: false, is_full_day: false, slots: [] },
  width: 160,
};
