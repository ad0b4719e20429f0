import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Applies to messages written from now on.',
  field: {
    message_booking_accepted: 'Booking confirmed',
    message_booking_reminder: 'Booking reminder',
    message_booking_changed: 'Booking changed',
    message_booking_cancelled: 'Booking cancelled',
    message_review_reply: 'Reply to a review',
  },
  send: 'Send',
  title_email: 'Subject',
  title_sms: 'First line',
  content: 'Text',
  unknown: '%{placeholder} can’t be filled in. Use the placeholders below.',
  elsewhere: 'Check the other text: %{channel}, %{language}.',
  channels: 'Sent by',
  language: 'Language',
  only_mail: 'This message is only sent by email.',
  insert: 'Insert a placeholder',
  back: 'Back to the standard text',
  preview: 'Preview with sample data',
  send_all: 'Email me all texts in %{language}',
  sent: 'Messages on their way to %{recipient}: %{count}',
  demo: 'Demo: these messages aren’t sent. The first one:',
  channel: {
    email: 'Email',
    sms: 'Text message',
  },
  placeholder: {
    name: 'Customer’s name',
    store: 'Your store’s name',
    at: 'Date and time',
    persons: 'Number of guests',
    link: 'Link to the booking',
    number: 'Order number',
    reply: 'Your reply',
  },
  sms: {
    parts: 'Parts: %{parts}. Characters: %{characters}.',
    special: 'Fewer characters fit in a part because of: %{characters}',
  },
} satisfies SettingsTexts;
