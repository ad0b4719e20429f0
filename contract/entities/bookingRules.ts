import { z } from 'zod';
import { bookingLimits } from '../bookingLimits';
import { limits } from '../limits';

const persons = z.int().min(limits.personsMin).max(limits.personsMax);
/** A wall-clock time, `HH:MM`. */
const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const quarterHour = z.string().regex(/^([01]\d|2[0-3]):(00|15|30|45)$/);

export const staySchema = z.strictObject({
  persons_max: persons,
  minutes: z.int().min(bookingLimits.stayMin).max(bookingLimits.stayMax),
});

/** A number of covers; `null` for any number. */
export const coversSchema = z.int().min(0).max(bookingLimits.coversMax).nullable();

export const coverExceptionSchema = z.strictObject({
  day: z.int().min(0).max(6),
  from: quarterHour,
  to: quarterHour,
  covers_max: coversSchema,
  guest_covers_max: coversSchema,
});

/** The fee that a store asks of guests who book. */
export const bookingFeeSchema = z.object({
  amount: z.int().min(1).max(limits.amountMax),
  per: z.enum(['booking', 'person']),
  is_off_the_bill: z.boolean(),
  due_within: z.int(),
  after_no_shows: z.int(),
});

/** An absolute charge or a percentage; a percentage over 100 is refused by `tierProblems`. */
const chargeSchema = z.strictObject({
  mode: z.enum(['absolute', 'percentage']),
  charge: z.int().min(1).max(limits.amountMax),
  per: z.enum(['booking', 'person']),
});

export const cancellationTierSchema = z.strictObject({
  persons_min: persons,
  from: z.union([clock, z.literal('')]),
  to: z.union([clock, z.literal('')]),
  charges: z
    .array(chargeSchema.extend({ hours_before: z.int().min(1).max(bookingLimits.hoursBeforeMax) }))
    .max(bookingLimits.chargesMax),
  no_show: chargeSchema.nullable(),
});
