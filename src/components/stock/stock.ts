import { addHours } from 'date-fns';
import type { Item } from '#contract/entities/menu';
import type { Store } from '#contract/entities/store';
import { nextDaysOpening } from '#contract/menu/snooze';
import { storeDay } from '#contract/time';

/** Whether something can be sold now, and when it comes back by itself. */
export type Stock = Pick<Item, 'is_in_stock' | 'in_stock_at'>;

export const inStock: Stock = { is_in_stock: true, in_stock_at: null };
export const outOfStockUntil = (end: Date | null): Stock => ({
  is_in_stock: false,
  in_stock_at: end?.toISOString() ?? null,
});

export type SnoozeChoice = 'next_opening' | 'one_hour' | 'end_of_day';

/** When a choice ends, by the store's clock. */
export function snoozeEnd(choice: SnoozeChoice, now: Date, store: Pick<Store, 'opening_hours' | 'timezone'>): Date {
  if (choice === 'one_hour') return addHours(now, 1);
  if (choice === 'end_of_day') return storeDay(now, store.timezone).end;
  return nextDaysOpening(store.opening_hours, now, store.timezone);
}
