import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { bookingCalendarCalls } from '#contract/calls/bookingCalendar';
import { errorCodes } from '#contract/codes/errorCodes';
import { hasOrdersOf } from '#contract/orders/orderAccess';
import { storeSettings } from '#server/db/schema/storeSettings';
import { CallError } from '#server/http/callError';
import type { CallContext, Handlers } from '#server/http/handler';
import { changeRecords } from '#server/records/changeRecords';
import { calendarPath } from './calendarPath';

const presented = (token: string | null) => ({ path: token && calendarPath(token) });

/**
 * The address tells who comes, so it is only for accounts that can read bookings anyway.
 *
 * @throws 4001 for accounts that can only change how tables are booked
 */
function assertReadsBookings({ grants }: CallContext['session']): void {
  if (!hasOrdersOf(grants, 'table')) throw new CallError(errorCodes.NOT_PERMITTED);
}

async function setToken(context: CallContext, calendar_token: string | null) {
  const { store_id } = context.session;
  await changeRecords(context, async (tx, announce) => {
    await tx.update(storeSettings).set({ calendar_token }).where(eq(storeSettings.store_id, store_id));
    announce('store', [store_id]);
  });
  return presented(calendar_token);
}

export const bookingCalendarHandlers: Handlers<keyof typeof bookingCalendarCalls> = {
  async get_booking_calendar(_body, { db, session }) {
    assertReadsBookings(session);
    const [row] = await db
      .select({ token: storeSettings.calendar_token })
      .from(storeSettings)
      .where(eq(storeSettings.store_id, session.store_id));
    return presented(row?.token ?? null);
  },

  async renew_booking_calendar(_body, context) {
    assertReadsBookings(context.session);
    return setToken(context, randomBytes(24).toString('base64url'));
  },

  stop_booking_calendar: (_body, context) => setToken(context, null),
};
