import { addHours, subHours, subSeconds } from 'date-fns';
import { and, eq, gt, isNotNull, isNull, lt, lte, type SQL, sql } from 'drizzle-orm';
import { acceptUndoSeconds } from '#contract/orders/guards';
import { orderStatus } from '#contract/orders/statuses';
import type { Database } from '#server/db/database';
import { orders } from '#server/db/schema/orders';
import { storeSettings } from '#server/db/schema/storeSettings';
import type { Env } from '../env';
import { mailGuests, reminderHours } from '../modules/orders/service';
import { deliveryOf } from '../modules/outgoing/service';
import { takeOrders } from './takeOrders';

/** Guests aren't told of what the store accepted long ago, such as before it turned the mails on. */
const newsHours = 1;

/** Accepted bookings to come, of guests who gave an address, in stores that mail them. */
const areMailed = (now: Date): SQL | undefined =>
  and(
    eq(orders.order_type, 'table'),
    eq(orders.order_status, orderStatus.ACCEPTED),
    isNotNull(orders.schedule_at),
    isNotNull(orders.customer_email),
    gt(orders.due_at, now),
    sql`${storeSettings.booking_rules} ->> 'mails_guests' = 'true'`,
  );

/**
 * Mails guests that their table is booked, and reminds them a day before; each once. Without a mail server, nothing is
 * sent later either: the next booking is what counts.
 */
export async function mailAllGuests(
  db: Database,
  now: Date,
  { env }: { env: Pick<Env, 'SMTP_URL' | 'DEMO' | 'APP_KEY' | 'PUBLIC_ADDRESS'> },
): Promise<void> {
  if (deliveryOf(env, 'email') !== 'server') return;
  const isNews = and(
    isNull(orders.guest_mailed_at),
    gt(orders.accepted_at, subHours(now, newsHours)),
    // The store can still take an acceptance back that is younger.
    lt(orders.accepted_at, subSeconds(now, acceptUndoSeconds)),
  );
  await takeOrders(db, and(areMailed(now), isNews), (tx, row) => mailGuests(tx, row, 'booking_accepted', { env, now }));
  const isSoon = and(
    isNull(orders.guest_reminded_at),
    lte(orders.due_at, addHours(now, reminderHours)),
    sql`${orders.accepted_at} <= ${orders.due_at} - make_interval(hours => ${reminderHours}::int)`,
  );
  await takeOrders(db, and(areMailed(now), isSoon), (tx, row) => mailGuests(tx, row, 'booking_reminder', { env, now }));
}
