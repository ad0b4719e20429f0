import type { Store } from '#contract/entities/store';
import { businessDate } from '#contract/time';
import type { NewOrder } from './customers';
import type { Simulation } from './simulation';

/** Most guests come the same day, if they still find a time. */
const todayChance = 0.6;
const daysAhead = 6;
/** So many of the next times of a day are asked for. */
const soonest = 8;

/**
 * Guests look at which times the store has for them, and choose one with its best tables. Half of them order their dishes
 * when they are there.
 *
 * @param wish an order for a table
 * @returns `null` if the store has no table for them on that day
 */
export async function bookTable(
  { table_id: _any, schedule_at: _then, ...wish }: NewOrder,
  store: Store,
  { call, random }: Simulation,
  now: Date,
): Promise<NewOrder | null> {
  const { persons = 2, store_id } = wish;
  const date = businessDate(now, store, random.chance(todayChance) ? 0 : random.int(1, daysAhead));
  const { reply } = await call('platform/get_table_slots', { store_id, date, persons });
  const slots = reply?.slots.slice(0, soonest) ?? [];
  if (slots.length === 0) return null;
  const { at, table_ids } = random.pick(slots);
  const booked = { ...wish, schedule_at: at, table_ids: table_ids[0] };
  return random.chance(0.5) ? booked : { ...booked, items: [], paid_by: 'cash', payment_status: 'pending' };
}
