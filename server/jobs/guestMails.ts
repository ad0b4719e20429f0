import { addHours, subHours, subMinutes, subSeconds } from 'date-fns';
import { and, eq, gt, isNotNull, isNull, lt, lte, not, or, type SQL, sql } from 'drizzle-orm';
import { bookingLimits } from '#contract/bookingLimits';
import { acceptUndoSeconds } from '#contract/orders/guards';
import { orderStatus } from '#contract/orders/statuses';
import { systemReasons } from '#contract/orders/systemReasons';
import type { Database } from '#server/db/database';
import { orders } from '#server/db/schema/orders';
import { storeSettings } from '#server/db/schema/storeSettings';
import type { Env } from '../env';
import { type GuestEvent, isFeeSecured, mailGuests, type Occasion, reminderHours } from '../modules/orders/service';
import { type DeliveryEnv, deliveryOf } from '../modules/outgoing/service';
import { takeOrders } from './takeOrders';

/** Guests aren't told of what the store accepted or cancelled long ago, such as before it turned the messages on. */
const newsHours = 1;

/** A booking that staff change is often changed again at once. */
const changeSeconds = 60;

/** `event`: the message, unless it has the name of the occasion. `isOpen`: whether it is about bookings that haven't ended. */
interface Telling {
  event?: GuestEvent;
  isOpen?: boolean;
}

type GuestEnv = DeliveryEnv & Pick<Env, 'APP_KEY' | 'PUBLIC_ADDRESS'>;

const isReleased = eq(orders.reason, systemReasons.feeUnpaid);

/** Guests who booked late have until the end of the grace period to pay. A server that was down tells no one of an evening that is over. */
const wasJustReleased = (now: Date): SQL | undefined =>
  and(isReleased, gt(orders.due_at, subHours(subMinutes(now, bookingLimits.graceMax), newsHours)));

/** Bookings to come, or just released, whose guests can be told of an event: by mail, or else by text message, in stores that do so. */
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
    or(gt(orders.due_at, now), wasJustReleased(now)),
    or(byMail, bySms),
    sql`coalesce(${storeSettings.messages} -> ${event} ->> 'is_on', 'true') = 'true'`,
  );
}

/** Guests are to pay the fee of their booking, and no card holds it. */
const owesFee = (now: Date): SQL | undefined =>
  and(
    sql`(${orders.booking_fee} ->> 'amount')::bigint > ${orders.paid_amount}`,
    gt(orders.fee_due_at, now),
    not(isFeeSecured),
  );

const isAccepted = eq(orders.order_status, orderStatus.ACCEPTED);
const lastTold = {
  at: sql`(${orders.guest_told} ->> 'at')::timestamptz`,
  persons: sql`(${orders.guest_told} ->> 'persons')::int`,
};

/**
 * Tells guests that their table is booked, that the store changed or cancelled their booking, and reminds them a day before;
 * each once. Guests who owe a fee get the message about it instead of a plain confirmation or reminder, and those who didn't pay
 * in time the one that their table was released, unless the store has turned these off. A message that can't leave isn't sent later
 * either: the next one is what counts.
 */
export async function mailAllGuests(db: Database, now: Date, { env }: { env: GuestEnv }): Promise<void> {
  const tell = (occasion: Occasion, condition: SQL | undefined, { event = occasion, isOpen = true }: Telling = {}) =>
    takeOrders(
      db,
      and(areTold(event, now, env), condition),
      (tx, row) => mailGuests(tx, row, { event, occasion }, { env, now }),
      isOpen,
    );
  const tellWithFee = async (occasion: 'booking_accepted' | 'booking_reminder', condition: SQL | undefined) => {
    await tell(occasion, and(condition, owesFee(now)), { event: 'booking_fee_due' });
    await tell(occasion, condition);
  };
  await tellWithFee(
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
      sql`(${lastTold.at} <> ${orders.due_at} or ${lastTold.persons} <> coalesce(${orders.persons}, 1))`,
      lt(orders.updated_at, subSeconds(now, changeSeconds)),
    ),
  );
  await tellWithFee(
    'booking_reminder',
    and(
      isAccepted,
      isNull(orders.guest_reminded_at),
      lte(orders.due_at, addHours(now, reminderHours)),
      sql`${orders.accepted_at} <= ${orders.due_at} - make_interval(hours => ${reminderHours}::int)`,
    ),
  );
  await tell(
    'booking_released',
    and(
      isReleased,
      // A request has no message before.
      or(isNotNull(orders.guest_told), isNull(orders.guest_mailed_at)),
      gt(orders.ended_at, subHours(now, newsHours)),
    ),
    { isOpen: false },
  );
  await tell(
    'booking_cancelled',
    and(
      eq(orders.order_status, orderStatus.CANCELLED_BY_STORE),
      isNotNull(orders.guest_told),
      isNull(orders.no_show),
      gt(orders.ended_at, subHours(now, newsHours)),
    ),
    { isOpen: false },
  );
}
