import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Replies from now on; codes already sent keep their value.',
  field: {
    apology_max: 'Largest apology',
    apology_days: 'Days a code is valid',
  },
  help: {
    apology_max: 'Whoever replies to a review can give the customer a code up to this amount. 0 for none.',
  },
} satisfies SettingsTexts;
