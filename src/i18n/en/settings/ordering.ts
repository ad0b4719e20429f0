import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect:
    'Also applies to orders that are waiting now. Scheduled orders wait until their time. Orders you take yourselves are accepted right away.',
  waiting:
    'Also applies to orders that are waiting now. Scheduled orders wait until their time. Orders you take yourselves are accepted right away.',
  field: {
    answer_within: 'Minutes until a new order is rejected',
  },
  help: {
    answer_within:
      'If nobody accepts or rejects an order in this time, it is rejected and the customer’s payment is refunded.',
  },
} satisfies SettingsTexts;
