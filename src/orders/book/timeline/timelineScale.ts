import { addMinutes, max, min } from 'date-fns';
import { type OwnBookingRules, slotRulesFor } from '#contract/bookings/slotRules';
import { stayOf } from '#contract/bookings/stay';
import type { Order } from '#contract/entities/order';
import type { Store } from '#contract/entities/store';
import { slotsOn } from '#contract/opening/slots';
import { businessDay } from '#contract/time';
import { timesOf } from '../booking';

/** The times that the timeline shows: whole hours, so that it reads the same from both ends. */
export interface TimeWindow {
  start: Date;
  end: Date;
  /** The store's: they say how long guests stay, and bookings move by its slots. */
  rules: OwnBookingRules;
}

/** One column of the timeline's grid. */
export const trackMinutes = 5;
export const trackPx = 8;

/** Wide enough for a finger. */
const leastTracks = 6;

const hourMs = 3_600_000;
const minuteMs = 60_000;
/** Shown of a day on which no table can be booked, in hours after its beginning. */
const usualHours = { from: 12, to: 23 };

/** From the first to the last time that can be booked on a day, with every booking. */
export function windowOf(store: Store, day: string, orders: readonly Order[]): TimeWindow {
  const bounds = businessDay(day, store);
  const rules = store.booking_rules;
  const times = slotsOn(store, 'table', day, { times: slotRulesFor(store, 'table', 'store'), from: bounds.start });
  const stay = stayOf(rules, 1);
  const [first, last] = [times[0], times.at(-1)];
  const offered =
    first && last
      ? [first, addMinutes(last, stay)]
      : [usualHours.from, usualHours.to].map((hours) => new Date(bounds.start.getTime() + hours * hourMs));
  const booked = orders.flatMap((order) => Object.values(timesOf(order, rules)));
  const all = [...offered, ...booked];
  const start = Math.floor(min(all).getTime() / hourMs) * hourMs;
  return { start: new Date(start), end: new Date(Math.ceil(max(all).getTime() / hourMs) * hourMs), rules };
}

/** How many columns from the timeline's start until an instant; not whole between two columns. */
export const tracksUntil = ({ start }: TimeWindow, instant: Date): number =>
  (instant.getTime() - start.getTime()) / (trackMinutes * minuteMs);

export const trackCount = (window: TimeWindow): number => tracksUntil(window, window.end);

/** The columns between two instants, as grid lines from 1. */
export function columnsBetween(window: TimeWindow, start: Date, end: Date): { from: number; to: number } {
  const from = Math.max(0, Math.round(tracksUntil(window, start)));
  return { from: from + 1, to: Math.max(from + leastTracks, Math.round(tracksUntil(window, end))) + 1 };
}

/** The columns of a booking. */
export function columnsOf(window: TimeWindow, order: Order): { from: number; to: number } {
  const { start, end } = timesOf(order, window.rules);
  return columnsBetween(window, start, end);
}

/** The beginning of each hour. */
export const hoursOf = ({ start, end }: TimeWindow): Date[] =>
  Array.from(
    { length: Math.round((end.getTime() - start.getTime()) / hourMs) },
    (_, hour) => new Date(start.getTime() + hour * hourMs),
  );

const slotPx = (minutes: number): number => (minutes / trackMinutes) * trackPx;

/** The slot that begins at or before a distance in px from the timeline's start. */
export const slotAtPx = ({ start, rules: { slot_minutes } }: TimeWindow, px: number): Date =>
  addMinutes(start, Math.floor(px / slotPx(slot_minutes)) * slot_minutes);

/** How many minutes a drag by this many px towards the end of the line means, in whole slots. */
export const minutesOfPx = ({ rules: { slot_minutes } }: TimeWindow, px: number): number =>
  Math.round(px / slotPx(slot_minutes)) * slot_minutes;

/** Bookings of one table in lanes, in which none covers another. */
export function lanesOf(window: TimeWindow, orders: readonly Order[]): { lanes: number; laneOf: Map<string, number> } {
  const ends: number[] = [];
  const laneOf = new Map<string, number>();
  for (const order of orders) {
    const { from, to } = columnsOf(window, order);
    const free = ends.findIndex((end) => end <= from);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = to;
    laneOf.set(order._id, lane);
  }
  return { lanes: Math.max(1, ends.length), laneOf };
}
