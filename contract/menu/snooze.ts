import { min } from 'date-fns';
import { isOffered, type OpeningRules } from '../opening/openingRules';
import { openingsOn } from '../opening/slots';
import { orderTypes } from '../orders/statuses';
import { storeDate, storeDay } from '../time';

const daysAhead = 14;

/**
 * When the store opens next on a later day than this one: what "until tomorrow's opening" means, past days off.
 *
 * @returns the start of tomorrow where the store never opens
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
