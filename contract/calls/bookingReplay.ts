import { bookingReplaySchema } from '../entities/bookingReplay';
import { optionalShape } from '../resources/recordShape';
import { bookingAnswers, bookingCovers, bookingStays, bookingTimes } from '../settings/bookings';
import { body, call } from './call';

const fields = { ...bookingTimes.fields, ...bookingStays.fields, ...bookingCovers.fields, ...bookingAnswers.fields };

/** The effect of rules for bookings before they are saved. */
export const bookingReplayCalls = {
  get_booking_replay: call({
    audience: 'session',
    permission: 'store/table_booking',
    limit: { points: 120, seconds: 60 },
    isLong: true,
    storeFlag: 'is_provide_table_booking',
    summary:
      'What the given rules would have accepted and refused in the last four weeks, and which bookings to come they ' +
      'would no longer accept. Rules that aren’t given are the saved ones',
    body: body(optionalShape(fields)),
    reply: bookingReplaySchema,
  }),
} as const;
