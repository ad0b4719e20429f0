import type { OpeningDay } from '#contract/opening/weeklyHours';
import { hoursText } from '../components/inputs/availability/hoursText';
import { OrderTypeWeeksInput } from '../components/inputs/availability/WeekInput';
import type { Kind } from './kind';

/** The weeks of order types that have one of their own. */
export const kind: Kind = {
  toText: (value, _field, tools) =>
    Object.entries((value ?? {}) as Record<string, readonly OpeningDay[]>)
      .map(([type, week]) => `${tools.t(`order.type.${type}`)}: ${hoursText(week, tools)}`)
      .join('; '),
  Input: ({ field: { source } }) => <OrderTypeWeeksInput source={source} />,
  blank: {},
  width: 200,
};
