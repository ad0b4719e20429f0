import { type SQL, sql } from 'drizzle-orm';
import { endedEarly } from '#server/db/schema/orderEndings';
import { orders } from '#server/db/schema/orders';
import { paymentRefunds, payments } from '#server/db/schema/payments';

/**
 * Orders that someone has to see to: a saved card wasn't charged and the order, open or completed, is still unpaid, or
 * a gateway didn't make a refund of ours. Written as the partial indexes of the two tables.
 */
export const hasFailedPayment: SQL = sql`(${orders.payment_status} = 'pending'
  and not ${endedEarly(sql`${orders}`)} and exists (
  select from ${payments} p where p.store_id = ${orders.store_id} and p.order_id = ${orders.id}
    and p.state = 'failed' and p.mode = 'charge' and p.saved_card is not null
) or ${orders.id} in (
  select p.order_id from ${paymentRefunds} r join ${payments} p on p.store_id = r.store_id and p.id = r.payment_id
  where r.store_id = ${orders.store_id} and r.state = 'failed' and not r.is_foreign
))`;
