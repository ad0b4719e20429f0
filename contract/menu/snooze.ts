import { min } from 'date-fns';
import { isOffered, type OpeningRules } from '../opening/openingRules';
import { openingsOn } from '../opening/slots';
import { orderTypes } from '../orders/statuses';
import { storeDate, storeDay } from '../time';

const daysAhead = 14;

/**
 * When the store next opens on a later day, skipping closed days: the meaning of "until tomorrow's opening".
 *
 * @returns the start of tomorrow if the store never opens
 */
export function nextDaysOpening(rules: OpeningRules, instant: Date): Date {
  const { timezone } = rules;
  const served = orderTypes.filter((orderType) => isOffered(rules, orderType));
  for (let offset = 1; offset <= daysAhead; offset += 1) {
    const date = storeDate(instant, timezone, offset);
    const openings = served.flatMap((orderType) => openingsOn(rules, orderType, date));
    if (openings.length > 0) return min(openings);
  }
  return storeDay(instant, timezone, 1).start;
}
