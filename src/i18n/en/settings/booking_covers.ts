import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Applies to new bookings. Bookings already made stay as they are.',
  section: {
    limits: 'Guests per quarter of an hour',
    exceptions: 'Exceptions',
  },
  field: {
    booking_covers_max: 'All guests',
    booking_guest_covers_max: 'Booked by customers',
    booking_busy_covers_percent: 'Percentage while the kitchen is busy',
    booking_cover_exceptions: 'Other limits on some days',
  },
  help: {
    booking_covers_max: 'How many guests can arrive within 15 minutes. Leave empty for no limit.',
    booking_guest_covers_max: 'Keeps the rest for bookings that you take yourself. Leave empty for no limit.',
    booking_busy_covers_percent: 'While the kitchen is busy or paused, only this share of the limits can be booked.',
    booking_cover_exceptions: 'Replace both limits during these hours. Enter 0 to take no bookings.',
  },
  row: {
    day: 'Day',
    from: 'From',
    to: 'To',
    covers_max: 'All guests',
    guest_covers_max: 'By customers',
    number: 'Exception %{number}',
    add: 'Add exception',
    remove: 'Delete exception %{number}',
    overlaps: 'Another exception already applies at this time.',
    no_quarter: 'Choose a full quarter of an hour.',
    any: 'any number',
    text: '%{day} %{hours}: %{covers} guests, %{guests} by customers',
  },
} satisfies SettingsTexts;
