/** The rules for bookings as sections of the settings. */
export {
  bookingAnswers,
  bookingCovers,
  bookingFee,
  bookingPolicy,
  bookingStays,
  bookingTexts,
  bookingTimes,
} from './sections';
