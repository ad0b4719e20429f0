import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Klanten zien wijzigingen meteen. In je formulieren staan de talen in dezelfde volgorde.',
  field: { languages: 'Talen' },
  base: 'Wordt getoond waar een vertaling ontbreekt',
  visible: 'Zichtbaar voor klanten',
  remove: '%{language} verwijderen',
  add: 'Taal toevoegen',
  untranslated: '%{smart_count} artikel is niet vertaald |||| %{smart_count} artikelen zijn niet vertaald',
  translated: 'Alle artikelen zijn vertaald',
  kept: 'De teksten van een verwijderde taal blijven bewaard. Voeg de taal opnieuw toe om ze terug te krijgen.',
} satisfies SettingsTexts;
