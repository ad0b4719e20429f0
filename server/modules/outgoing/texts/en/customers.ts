import type { CustomerTexts } from '../../messageTexts';

export const customers: CustomerTexts = {
  booking_accepted: {
    subject: 'Your table at %{store} is booked',
    lines: [
      'Your table at %{store} is booked.',
      '%{at} – guests: %{persons}',
      'You can see, change or cancel your booking here:',
      '%{link}',
    ],
  },
  booking_fee_due: {
    subject: 'Please pay the booking fee for your table at %{store}',
    lines: [
      'You have a table at %{store}.',
      '%{at} – guests: %{persons}',
      'Please pay the booking fee of %{fee} by %{due}. Otherwise, your table will be released. You can pay here, and also change or cancel your booking:',
      '%{link}',
    ],
  },
  booking_reminder: {
    subject: 'Reminder: your table at %{store}',
    lines: [
      'You have a table at %{store}.',
      '%{at} – guests: %{persons}',
      'Please confirm that you’re coming. You can also change or cancel your booking here:',
      '%{link}',
    ],
  },
  booking_changed: {
    subject: 'Your booking at %{store} has changed',
    lines: [
      'Your booking at %{store} was changed. It’s now:',
      '%{at} – guests: %{persons}',
      'If that doesn’t suit you, you can change or cancel it here:',
      '%{link}',
    ],
  },
  booking_cancelled: {
    subject: 'Your booking at %{store} was cancelled',
    lines: [
      'Unfortunately, %{store} had to cancel your booking:',
      '%{at} – guests: %{persons}',
      'We’re sorry, and hope to see you another time.',
    ],
  },
  booking_released: {
    subject: 'Your table at %{store} was released',
    lines: [
      '%{store} has released your table, because the booking fee of %{fee} wasn’t paid in time:',
      '%{at} – guests: %{persons}',
      'If you’d still like to come, please book again.',
    ],
  },
  review_reply: {
    subject: '%{store} replied to your review',
    lines: ['%{store} replied to your review of order %{number}:', '%{reply}'],
  },
};
