import type { GuestBooking } from '#contract/entities/guestBooking';
import type { GuestCalls } from '../../dataProvider/guestBooking';

export interface GuestBookingProps {
  booking: GuestBooking;
  token: string;
  calls: GuestCalls;
}

/** Does something to the booking; the text key of what went wrong stays until the next try. */
export type Attempt = (work: () => Promise<GuestBooking>, done: string) => Promise<boolean>;
