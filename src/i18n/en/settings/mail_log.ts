import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Applies to the latest 50 emails to your customers.',
  failed: 'Emails couldn’t be loaded.',
  none: 'No emails have been sent to your customers yet.',
  state: {
    waiting: 'Waiting',
    sent: 'Sent',
    failed: 'Not sent',
    bounced: 'Came back',
  },
  stopped: {
    title: 'Addresses that take no emails',
    detail: 'They get no more emails from you until you allow them again.',
    lift: 'Allow again',
    lifted: 'This address gets emails again.',
  },
} satisfies SettingsTexts;
