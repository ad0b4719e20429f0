import { addHours, subHours, subSeconds } from 'date-fns';
import { and, eq, gt, isNotNull, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import { acceptUndoSeconds } from '#contract/orders/guards';
import { orderStatus } from '#contract/orders/statuses';
import type { Database } from '#server/db/database';
import { orders } from '#server/db/schema/orders';
import { storeSettings } from '#server/db/schema/storeSettings';
import type { Env } from '../env';
import { type GuestEvent, mailGuests, reminderHours } from '../modules/orders/service';
import { type DeliveryEnv, deliveryOf } from '../modules/outgoing/service';
import { takeOrders } from './takeOrders';

/** Guests aren't told of what the store accepted or cancelled long ago, such as before it turned the messages on. */
const newsHours = 1;

/** A booking that staff change is often changed again at once. */
const changeSeconds = 60;

type GuestEnv = DeliveryEnv & Pick<Env, 'APP_KEY' | 'PUBLIC_ADDRESS'>;

/** Bookings to come whose guests can be told of an event: by mail, or else by text message, in stores that do so. */
function areTold(event: GuestEvent, now: Date, env: GuestEnv): SQL | undefined {
  const byMail = and(
    isNotNull(orders.customer_email),
    sql`${storeSettings.booking_rules} ->> 'mails_guests' = 'true'`,
    deliveryOf(env, 'email') === 'server' ? undefined : sql`${storeSettings.mail} ->> 'is_on' = 'true'`,
  );
  const bySms = and(
    isNull(orders.customer_email),
    sql`${orders.customer_phone} <> ''`,
    sql`${storeSettings.sms} ->> 'is_on' = 'true'`,
  );
  return and(
    eq(orders.order_type, 'table'),
    isNotNull(orders.schedule_at),
    gt(orders.due_at, now),
    or(byMail, bySms),
    sql`coalesce(${storeSettings.messages} -> ${event} ->> 'is_on', 'true') = 'true'`,
  );
}

const isAccepted = eq(orders.order_status, orderStatus.ACCEPTED);
const told = {
  at: sql`(${orders.guest_told} ->> 'at')::timestamptz`,
  persons: sql`(${orders.guest_told} ->> 'persons')::int`,
};

/**
 * Tells guests that their table is booked, that the store changed or cancelled their booking, and reminds them a day before;
 * each once. What can't leave isn't sent later either: the next message is what counts.
 */
export async function mailAllGuests(db: Database, now: Date, { env }: { env: GuestEnv }): Promise<void> {
  const tell = (event: GuestEvent, condition: SQL | undefined, isOpen = true) =>
    takeOrders(
      db,
      and(areTold(event, now, env), condition),
      (tx, row) => mailGuests(tx, row, event, { env, now }),
      isOpen,
    );
  await tell(
    'booking_accepted',
    and(
      isAccepted,
      isNull(orders.guest_mailed_at),
      gt(orders.accepted_at, subHours(now, newsHours)),
      // The store can still take an acceptance back that is younger.
      lt(orders.accepted_at, subSeconds(now, acceptUndoSeconds)),
    ),
  );
  await tell(
    'booking_changed',
    and(
      isAccepted,
      isNotNull(orders.guest_told),
      sql`(${told.at} <> ${orders.due_at} or ${told.persons} <> coalesce(${orders.persons}, 1))`,
      lt(orders.updated_at, subSeconds(now, changeSeconds)),
    ),
  );
  await tell(
    'booking_reminder',
    and(
      isAccepted,
      isNull(orders.guest_reminded_at),
      lte(orders.due_at, addHours(now, reminderHours)),
      sql`${orders.accepted_at} <= ${orders.due_at} - make_interval(hours => ${reminderHours}::int)`,
    ),
  );
  await tell(
    'booking_cancelled',
    and(
      eq(orders.order_status, orderStatus.CANCELLED_BY_STORE),
      isNotNull(orders.guest_told),
      isNull(orders.no_show),
      gt(orders.ended_at, subHours(now, newsHours)),
    ),
    false,
  );
}
