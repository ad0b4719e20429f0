import { sql } from 'drizzle-orm';
import { orderStatus } from '#contract/orders/statuses';
import { systemReasons } from '#contract/orders/systemReasons';

/** Bookings whose guests came. */
export const visited = sql`order_type = 'table' and order_status = ${orderStatus.COMPLETED}`;

/**
 * Bookings whose guests stayed away. The store can't cancel an order without a reason, so one without is a no-show that
 * a person marked. `no_show` doesn't say it: a payment or a refund clears it.
 */
export const stayedAway = sql`order_type = 'table' and order_status = ${orderStatus.CANCELLED_BY_STORE}
  and (coalesce(reason, '') = '' or reason = ${systemReasons.noShow})`;
