import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Kunden sehen Änderungen sofort. Ihre Formulare zeigen die Sprachen in derselben Reihenfolge.',
  field: { languages: 'Sprachen' },
  base: 'Fehlt eine Übersetzung, erscheint der Text in dieser Sprache',
  visible: 'Für Kunden sichtbar',
  remove: '%{language} entfernen',
  add: 'Sprache hinzufügen',
  untranslated: '%{smart_count} Artikel ist nicht übersetzt |||| %{smart_count} Artikel sind nicht übersetzt',
  translated: 'Alle Artikel sind übersetzt',
  kept: 'Die Texte einer entfernten Sprache bleiben gespeichert. Fügen Sie die Sprache wieder hinzu, sind auch ihre Texte wieder da.',
} satisfies SettingsTexts;
