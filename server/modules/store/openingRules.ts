import { sql } from 'drizzle-orm';
import type { Festival, OpeningRules } from '#contract/opening/openingRules';
import type { OrderRules } from '#contract/orders/orderRules';
import { festivalTimes } from '#server/db/schema/festivalTimes';
import type { storeSettings } from '#server/db/schema/storeSettings';
import { stores } from '#server/db/schema/stores';
import { takesOrders } from './takesOrders';

/** A store's festivals, as a column of a query that selects from `stores`. */
export const festivalsOfStore = sql<Festival[]>`coalesce((
  select jsonb_agg(jsonb_build_object('_id', f.id, 'name', f.name, 'start_date', f.start_date, 'end_date', f.end_date,
    'is_yearly', f.is_yearly, 'hours', f.hours) order by f.start_date, f.id)
  from ${festivalTimes} f where f.store_id = ${stores.id}), '[]'::jsonb)`.as('festivals');

type OpeningColumns = Pick<
  typeof storeSettings.$inferSelect,
  'opening_hours' | 'order_type_hours' | 'service_state' | 'order_rules'
>;

/** Builds the rules that decide when a store is open from its rows. */
export const openingRulesOf = (
  store: Pick<
    typeof stores.$inferSelect,
    'timezone' | 'is_business' | 'is_approved' | 'is_provide_table_booking' | 'deletion_due_at' | 'billing'
  >,
  { opening_hours, order_type_hours, service_state, order_rules }: OpeningColumns,
  festivals: readonly Festival[],
): OpeningRules => ({
  timezone: store.timezone,
  is_business: takesOrders(store),
  is_approved: store.is_approved,
  is_provide_table_booking: store.is_provide_table_booking,
  opening_hours,
  order_type_hours,
  service_state,
  order_rules,
  festivals,
});

/** A store's rules for its orders. Until when a booking is answered, and how long a table is kept, are rules for booking. */
export const orderRulesOf = ({
  order_rules,
  booking_rules: { grace_period, answer_within, answer_before, kitchen_after },
}: Pick<typeof storeSettings.$inferSelect, 'order_rules' | 'booking_rules'>): OrderRules => ({
  ...order_rules,
  grace_period,
  table_answer_within: answer_within,
  table_answer_before: answer_before,
  table_kitchen_after: kitchen_after,
});
