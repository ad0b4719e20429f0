import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Applies to the latest 50 mails to your customers.',
  failed: 'Mails couldn’t be loaded.',
  none: 'No mails have been sent to your customers yet.',
  state: {
    waiting: 'Waiting',
    sent: 'Sent',
    failed: 'Not sent',
    bounced: 'Came back',
  },
  stopped: {
    title: 'Addresses that take no mail',
    detail: 'They get no more mail from you until you allow it again.',
    lift: 'Allow again',
    lifted: 'This address gets mail again.',
  },
} satisfies SettingsTexts;
