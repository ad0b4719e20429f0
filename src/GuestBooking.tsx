import { lazyWithRetry } from './components/lazyWithRetry';
import { linkToken } from './config/linkToken';
import { mailedPaths } from './config/mailedPaths';
import { guestBooking } from './dataProvider/guestBooking';
import { withTexts } from './i18n/index';

const GuestBookingPage = lazyWithRetry(
  withTexts('tableBook', () => import('./custom-pages/guest-booking/GuestBookingPage')),
);

/** `/store/booking/<token>`, which the guests of a booking open without an account. */
export const GuestBooking = () => <GuestBookingPage token={linkToken(mailedPaths.booking)} calls={guestBooking} />;
