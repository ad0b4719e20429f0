import type { BookingRules } from './bookingRules';

/** The rules' names in the sections of the settings: `booking_slot_minutes`. */
export const rulePrefix = 'booking_';

/** Rules with the fields of a section that were changed; those that are `undefined` weren't. */
export const withTyped = (rules: BookingRules, fields: object): BookingRules => ({
  ...rules,
  ...Object.fromEntries(
    Object.entries(fields)
      .filter(([name, value]) => name.startsWith(rulePrefix) && value !== undefined)
      .map(([name, value]) => [name.slice(rulePrefix.length), value]),
  ),
});
