import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Customers see changes immediately. Your forms list the languages in the same order.',
  field: { languages: 'Languages' },
  base: 'Shown where a translation is missing',
  visible: 'Visible to customers',
  remove: 'Remove %{language}',
  add: 'Add a language',
  untranslated: '%{smart_count} item isn’t translated |||| %{smart_count} items aren’t translated',
  translated: 'All items are translated',
  kept: 'Removing a language keeps its texts. Add it again to restore them.',
} satisfies SettingsTexts;
