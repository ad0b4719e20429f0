import type { BookingRuleName } from '#contract/bookings/bookingFacts';
import type { ReplyOf } from '#contract/calls/index';
import { type OverridableRule, overridable } from '#contract/orders/overrides';
import { choiceOf, type StoreTables, type TableChoice, tableChoices, tableProblem } from '../../places/tableChoices';
import { suitableTables } from '../suitableTables';

/** A new booking begins with these: a table and a time that were tapped, or guests who asked before. */
export interface BookingPreset {
  table_id?: string;
  at?: Date;
  guest?: Pick<BookingValues, 'persons' | 'name' | 'country_phone_code' | 'phone'>;
}

/** The values of the form. */
export interface BookingValues {
  persons: number;
  /** A business day. */
  day: string;
  /** An instant; empty until one is chosen or suggested. */
  at: string;
  /** Empty for the suggested ones. */
  table_ids: readonly string[];
  country_phone_code: string;
  phone: string;
  name: string;
  note: string;
  asks_fee: boolean;
  reason: string;
}

/** A time of a day, with the tables that are free for the party then, and the rule that blocks it, if any. */
export interface BookingTime {
  at: string;
  table_ids: readonly (readonly string[])[];
  rule?: BookingRuleName;
}

/** The times of a day in their order, without those that have passed. */
export const bookingTimes = ({ slots, blocked_by }: ReplyOf<'get_table_slots'>): BookingTime[] =>
  [...slots, ...blocked_by.filter(({ rule }) => rule !== 'past')].sort((a, b) => a.at.localeCompare(b.at));

const isSame = (a: readonly string[], b: readonly string[]) => [...a].sort().join() === [...b].sort().join();

/** Whether a time can be booked: at any tables that fit, or at just these. */
export const isBookable = ({ rule, table_ids }: BookingTime, wanted: readonly string[] = []): boolean =>
  rule === undefined && (wanted.length === 0 || table_ids.some((ids) => isSame(ids, wanted)));

/** A rule of the engine, or of orders. */
export type BrokenRule = BookingRuleName | OverridableRule;

export const isOverridable = (rule: BrokenRule): rule is OverridableRule => rule in overridable;

/** The tables of a party at the chosen time, and what stands in the way. */
export interface BookingChoice {
  /** The tables that are free and fit, best first. */
  offered: readonly TableChoice[];
  /** Free tables of another size, which staff can choose with a reason. */
  others: readonly TableChoice[];
  /** The chosen tables, or the suggestion. */
  tables: TableChoice | undefined;
  /** Why the chosen tables can't be had, or not without a reason. */
  problem: ReturnType<typeof tableProblem>;
  /** The rule that blocks the time, if another table doesn't help. */
  rule: BookingRuleName | undefined;
}

const nothing: BookingChoice = { offered: [], others: [], tables: undefined, problem: null, rule: undefined };

/**
 * Returns what a party gets at the chosen time. The server has the last word.
 *
 * @param taken ids of tables that are known to be taken then, for times that the server hasn't told of
 */
export function bookingChoice(
  { at, persons, table_ids }: Pick<BookingValues, 'at' | 'persons' | 'table_ids'>,
  times: readonly BookingTime[],
  store: StoreTables,
  taken: ReadonlySet<string>,
): BookingChoice {
  if (at === '') return nothing;
  const time = times.find((one) => one.at === at);
  const all = tableChoices(store, persons, table_ids);
  const offered = time
    ? time.table_ids.flatMap((ids) => choiceOf(all, ids) ?? [])
    : suitableTables(store, persons, taken).flatMap(({ ids }) => choiceOf(all, ids) ?? []);
  const wanted = table_ids.length > 0 ? choiceOf(all, table_ids) : undefined;
  const tables = wanted ?? offered[0];
  const problem = tables && !offered.includes(tables) ? (tableProblem(tables, persons, taken) ?? 'taken') : null;
  const isOther = problem === 'too_small' || problem === 'too_large';
  return {
    ...{ offered, tables, problem },
    others: all.filter((choice) => {
      const size = tableProblem(choice, persons, taken);
      return choice.ids.length === 1 && (size === 'too_small' || size === 'too_large');
    }),
    rule: time?.rule === 'no_table' && isOther ? undefined : time?.rule,
  };
}
