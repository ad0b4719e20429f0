import { z } from 'zod';
import { feeStates } from '../bookings/bookingFee';
import { guestChanges, guestStates } from '../bookings/guestRules';
import { instant, minor, multilingual } from './shared';

/** A booking as its guests see it. */
export const guestBookingSchema = z.object({
  store: z.object({ name: multilingual, address: z.string(), phone: z.string(), timezone: z.string() }),
  at: instant,
  /** The business day that it belongs to. */
  day: z.iso.date(),
  persons: z.int(),
  state: z.enum(guestStates),
  confirmed_at: instant.nullable(),
  changes: z.enum(guestChanges),
  /** The smallest and the largest number to which the guests can change it. */
  persons_min: z.int(),
  persons_max: z.int(),
  /** The business days to which it can be moved: today, and the last one that can be booked. */
  first_day: z.iso.date(),
  last_day: z.iso.date(),
  can_cancel: z.boolean(),
  currency: z.string(),
  /** The cost of cancelling now. */
  charge: minor,
  /** The costs by the policy that the booking was made under, each from an instant on; free before the first. */
  charges: z.array(z.object({ from: instant, amount: minor })),
  /** The cost of staying away. */
  no_show: minor,
  /** The fee that the guests agreed to, in all, until when it is paid by card, and whether they can pay it here. */
  fee: z
    .object({
      amount: minor,
      is_off_the_bill: z.boolean(),
      due_at: instant,
      state: z.enum(feeStates),
      can_pay: z.boolean(),
      /** Charged if they do: an order that is paid by card is paid as a whole. */
      to_pay: minor,
    })
    .nullable(),
  /** The store's note, in its languages. */
  note: multilingual,
});
export type GuestBooking = z.infer<typeof guestBookingSchema>;
