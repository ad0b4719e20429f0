import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Applies to calendar apps immediately.',
  detail:
    'Show the bookings in your own calendar: from 30 days ago to all that are still to come, with names, guests, tables and notes, but without phone numbers.',
  start: 'Create address',
  address: 'Calendar address',
  copy: 'Copy',
  copied: 'Copied',
  secret: 'Anyone who has this address can read the bookings. Only pass it on to people you trust.',
  delay: 'Google Calendar may take up to 24 hours to show changes.',
  renew: 'New address',
  renew_title: 'Replace the address?',
  renew_detail: 'Calendars that use the old address stop updating immediately.',
  stop: 'Turn off',
  stop_title: 'Turn the calendar off?',
  stop_detail: 'Its address stops working immediately.',
  failed: 'The address couldn’t be loaded.',
} satisfies SettingsTexts;
