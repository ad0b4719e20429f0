import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Klanten zien wijzigingen meteen. Je formulieren volgen dezelfde volgorde.',
  field: { languages: 'Talen' },
  base: 'Teksten zonder vertaling staan in deze taal',
  visible: 'Zichtbaar voor klanten',
  remove: '%{language} verwijderen',
  add: 'Taal toevoegen',
  untranslated: '%{smart_count} artikel is niet vertaald |||| %{smart_count} artikelen zijn niet vertaald',
  translated: 'Alle artikelen zijn vertaald',
  kept: 'Een verwijderde taal houdt haar teksten: voeg haar weer toe om ze terug te krijgen.',
} satisfies SettingsTexts;
