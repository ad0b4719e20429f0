import { defineSettings } from '../defineSettings';

/** The address at which calendar programs read the bookings. */
export const bookingCalendar = defineSettings('booking-calendar', {});
