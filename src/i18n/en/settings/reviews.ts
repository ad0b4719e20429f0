import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Applies to replies from now on. Codes already sent keep their value.',
  section: {
    apology: 'Apology codes',
    templates: 'Reply templates',
  },
  field: {
    apology_max: 'Maximum value of a code',
    apology_days: 'Days a code is valid',
    reply_templates: 'Your reply templates',
  },
  help: {
    apology_max:
      'Anyone who replies to reviews can give the customer a code up to this amount. Enter 0 to turn this off.',
    reply_templates:
      'Write {name} for the customer’s first name, {store} for your store and {number} for the order number.',
  },
  template: {
    name: 'Template name',
    text: 'Text',
    number: 'Template %{number}',
    add: 'Add template',
    remove: 'Delete template %{number}',
    unknown: '%{placeholder} can’t be filled in. Use {name}, {store} or {number}.',
  },
} satisfies SettingsTexts;
