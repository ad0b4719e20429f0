import type { OpeningDay } from '#contract/opening/weeklyHours';
import { AvailabilityInput } from '../components/inputs/availability/AvailabilityInput';
import { hoursText } from '../components/inputs/availability/hoursText';
import { inputProps, type Kind } from './kind';

/** Weekly days and hours in the store's time zone; `null` means always. */
export const kind: Kind = {
  toText: (value, _field, tools) => hoursText((value ?? null) as readonly OpeningDay[] | null, tools),
  Input: ({ field }) => <AvailabilityInput {...inputProps(field)} />,
  blank: null,
  width: 200,
};
