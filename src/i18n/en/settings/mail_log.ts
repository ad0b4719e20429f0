import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Applies to the latest 50 mails to your customers.',
  failed: 'Mails couldn’t be loaded.',
  none: 'No mails have been sent to your customers yet.',
  state: {
    waiting: 'Waiting',
    sent: 'Sent',
    failed: 'Not sent',
  },
} satisfies SettingsTexts;
