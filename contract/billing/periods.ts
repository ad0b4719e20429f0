import { divideRounded, type Minor } from '../money';
import { dateFrom } from '../time';
import type { PlanInterval } from './plans';

/*
 * Periods are calendar days, `YYYY-MM-DD`, in the subscription's own time zone, which it keeps when the store changes
 * its own. Clock changes and zones therefore never make a period longer or shorter.
 */

/** Days from the first up to, but not including, the last. */
export interface Period {
  from: string;
  to: string;
}

const monthsOf: Record<PlanInterval, number> = { month: 1, year: 12 };

const two = (number: number): string => String(number).padStart(2, '0');

/**
 * The date a number of months after another. A day that the month doesn't have becomes its last one.
 *
 * @example monthsAfter('2031-01-31', 1) // '2031-02-28'
 */
export function monthsAfter(date: string, months: number): string {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  const index = year * 12 + (month - 1) + months;
  const [toYear, toMonth] = [Math.floor(index / 12), (index % 12) + 1];
  const last = new Date(Date.UTC(toYear, toMonth, 0)).getUTCDate();
  return `${String(toYear).padStart(4, '0')}-${two(toMonth)}-${two(Math.min(day, last))}`;
}

/**
 * A period by its place. It is counted from the anchor, not from the period before, so that the 31st comes back after
 * February.
 */
export const periodOf = (anchor: string, interval: PlanInterval, index: number): Period => ({
  from: monthsAfter(anchor, index * monthsOf[interval]),
  to: monthsAfter(anchor, (index + 1) * monthsOf[interval]),
});

/** Days from one date to another. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T12:00:00Z`) - Date.parse(`${from}T12:00:00Z`)) / 86_400_000);

/** The last day of a period, as people name it. */
export const lastDay = ({ to }: Period): string => dateFrom(to, -1);

/** The part of an amount for the days of a period that are left on a date, this date included. */
export function restOf(amount: Minor, { from, to }: Period, date: string): Minor {
  const days = daysBetween(from, to);
  const left = Math.min(days, Math.max(0, daysBetween(date, to)));
  return divideRounded(BigInt(amount) * BigInt(left), BigInt(days));
}
