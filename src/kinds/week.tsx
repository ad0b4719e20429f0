import type { OpeningDay } from '#contract/opening/weeklyHours';
import { hoursText } from '../components/inputs/availability/hoursText';
import { WeekInput } from '../components/inputs/availability/WeekInput';
import type { Kind } from './kind';

/** A week of a store that has hours at all. */
export const kind: Kind = {
  toText: (value, _field, tools) => hoursText((value ?? []) as readonly OpeningDay[], tools),
  Input: ({ field: { source, label } }) => <WeekInput source={source} label={label} />,
  blank: [],
  width: 200,
};
