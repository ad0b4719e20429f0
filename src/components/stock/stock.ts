import { addHours } from 'date-fns';
import type { Item } from '#contract/entities/menu';
import type { Store } from '#contract/entities/store';
import { nextDaysOpening } from '#contract/menu/snooze';
import { storeDate, storeDay } from '#contract/time';
import { clockTime, dayTime, type TimeFormat } from '../time/storeTime';

type Translate = (key: string, options?: Record<string, string>) => string;

/**
 * When something is back in stock, as short as is unambiguous, in the store's time zone.
 *
 * @example snoozeText(tomorrowAtTen, { now, format, t }) // 'tomorrow 10:00'
 */
export function snoozeText(end: Date, { now, format, t }: { now: Date; format: TimeFormat; t: Translate }): string {
  const day = storeDate(end, format.timezone);
  const time = clockTime(end, format);
  if (day === storeDate(now, format.timezone)) return t('records.stock.today_at', { time });
  if (day === storeDate(now, format.timezone, 1)) return t('records.stock.tomorrow_at', { time });
  return dayTime(end, format);
}

/** Whether something can be sold now, and when it comes back automatically. */
export type Stock = Pick<Item, 'is_in_stock' | 'in_stock_at'>;

export const inStock: Stock = { is_in_stock: true, in_stock_at: null };
export const outOfStockUntil = (end: Date | null): Stock => ({
  is_in_stock: false,
  in_stock_at: end?.toISOString() ?? null,
});

export type SnoozeChoice = 'next_opening' | 'one_hour' | 'end_of_day';

/** When a choice ends, in the store's time zone. */
export function snoozeEnd(choice: SnoozeChoice, now: Date, store: Store): Date {
  if (choice === 'one_hour') return addHours(now, 1);
  if (choice === 'end_of_day') return storeDay(now, store.timezone).end;
  return nextDaysOpening(store, now);
}

/** A choice, and when it ends. */
export interface SnoozeOffer {
  choice: SnoozeChoice;
  end: Date;
}

/**
 * The choices for how long something is out of stock, most common first. If the store opens at midnight, "until it
 * opens tomorrow" is the end of today, so only one of them is offered.
 */
export function snoozeOffers(now: Date, store: Store): SnoozeOffer[] {
  const offer = (choice: SnoozeChoice): SnoozeOffer => ({ choice, end: snoozeEnd(choice, now, store) });
  const opening = offer('next_opening');
  const midnight = offer('end_of_day');
  return opening.end.getTime() === midnight.end.getTime()
    ? [midnight, offer('one_hour')]
    : [opening, offer('one_hour'), midnight];
}
