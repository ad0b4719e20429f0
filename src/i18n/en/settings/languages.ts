import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Customers see changes at once. Texts in your forms follow the same order.',
  field: { languages: 'Languages' },
  base: 'Texts without a translation are shown in this one',
  visible: 'Visible to customers',
  remove: 'Remove %{language}',
  add: 'Add a language',
  untranslated: '%{smart_count} item isn’t translated |||| %{smart_count} items aren’t translated',
  translated: 'All items are translated',
  kept: 'A removed language keeps its texts: add it again to have them back.',
} satisfies SettingsTexts;
