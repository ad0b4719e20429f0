import { addMinutes } from 'date-fns';
import type { BookingRules } from './bookingRules';

/** Minutes for which a party keeps its table. */
export const stayOf = ({ stays }: Pick<BookingRules, 'stays'>, persons: number): number =>
  (stays.find(({ persons_max }) => persons <= persons_max) ?? stays.at(-1))?.minutes ?? 0;

/** When the table of a party that comes at an instant is free for the next one: after its stay and the reset time. */
export const freeAt = (rules: Pick<BookingRules, 'stays' | 'reset_minutes'>, persons: number, at: Date): Date =>
  addMinutes(at, stayOf(rules, persons) + rules.reset_minutes);
