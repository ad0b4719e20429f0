import { addDays } from 'date-fns';
import { bookingLimits } from '#contract/bookingLimits';
import type { typedBookingCalls } from '#contract/calls/typedBookings';
import { errorCodes } from '#contract/codes/errorCodes';
import { successCodes } from '#contract/codes/successCodes';
import type { Database } from '#server/db/database';
import { fieldsNotValid } from '#server/http/callError';
import type { CallContext, Handlers } from '#server/http/handler';
import { changeRecords } from '#server/records/changeRecords';
import { notFound } from '#server/records/refusals';
import { dropTyped, holdTyped, listTyped, lockTables, takingTables } from '../bookings/service';
import { findTables, loadStoreTerms } from '../orders/service';

/** Gives back the tables of a typed booking. */
const drop = (context: CallContext, typedId: string) =>
  changeRecords(context, async (tx, announce) => {
    const { store_id } = context.session;
    await lockTables(tx, store_id);
    const dropped = await dropTyped(tx, store_id, context.now(), typedId);
    if (dropped.size > 0) announce('typed_booking', [...dropped]);
    return dropped.has(typedId);
  });

/** Bookings that someone is typing: they have their tables for a few minutes. */
export const typedBookingHandlers: Handlers<keyof typeof typedBookingCalls> = {
  async get_typed_booking_list(_body, { db, session, now }) {
    return { data: await listTyped(db, session.store_id, now()) };
  },

  async type_booking({ _id, schedule_at, persons, table_ids }, context) {
    const { db, session } = context;
    const { store_id } = session;
    const terms = await loadStoreTerms(db, store_id);
    const now = context.now();
    // No store takes bookings for later, and no day is later than that.
    if (new Date(schedule_at) > addDays(now, bookingLimits.daysAheadMax + 1))
      throw fieldsNotValid(errorCodes.FIELDS_NOT_VALID, [{ path: 'schedule_at', code: 'too_big' }]);
    const request = { at: new Date(schedule_at), persons, now, by: 'store', table_ids, typed_id: _id } as const;
    const take = async (tx: Database) => {
      const { hold } = await findTables(tx, terms, request);
      return holdTyped(tx, { store_id, typed_id: _id, typed_by: session.name, persons }, hold, now);
    };
    try {
      const typed = await takingTables(() =>
        changeRecords(context, async (tx, announce) => {
          announce('typed_booking', [_id]);
          return take(tx);
        }),
      );
      return { typed, message: successCodes.UPDATED };
    } catch (error) {
      // It is typed for other tables now, so others can have those of before.
      await drop(context, _id);
      throw error;
    }
  },

  async drop_typed_booking({ _id }, context) {
    if (!(await drop(context, _id))) throw notFound();
    return {};
  },
};
