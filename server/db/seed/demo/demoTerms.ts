import type { CommissionTerms } from '#contract/ledger/terms';
import { storeDate } from '#contract/time';
import { seededRandom } from '#server/demoData/random';
import type { commissionTerms } from '../../schema/index';
import type { DemoStore } from './demoStore';
import { seededId } from './seededId';

/** The demo's terms with the platform: more for a delivery than for a pickup, and nothing for guests at a table. */
const terms: Omit<CommissionTerms, '_id' | 'first_day'> = {
  delivery: { percent: 22, amount: 0 },
  pickup: { percent: 10, amount: 0 },
  table: { percent: 0, amount: 0 },
  with_tax: false,
  with_delivery_fee: false,
  with_tip: false,
  commission_tax: 20,
  is_returned_on_refund: true,
  payment_fee: { percent: 1.4, amount: 25 },
};

/**
 * Returns the terms of a demo store, as a row and as its orders keep them.
 *
 * @param created_at when the store was created: its first day with the terms
 */
export function demoTerms(
  demo: DemoStore,
  store: { id: string; timezone: string },
  created_at: Date,
): { row: typeof commissionTerms.$inferInsert; agreed: CommissionTerms } {
  const id = seededId(seededRandom(demo.seed + 6_000), created_at);
  const first_day = storeDate(created_at, store.timezone);
  return { row: { store_id: store.id, id, first_day, terms, created_at }, agreed: { _id: id, first_day, ...terms } };
}
