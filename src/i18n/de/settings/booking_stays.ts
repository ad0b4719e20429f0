import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Gilt für neue Reservierungen. Bestehende behalten ihr Ende.',
  field: {
    booking_stays: 'So lange ist ein Tisch reserviert',
    booking_reset_minutes: 'Zeit zwischen zwei Gruppen',
  },
  help: {
    booking_stays: 'Nach Größe der Gruppe. Die letzte Zeile gilt auch für größere Gruppen.',
    booking_reset_minutes: 'Zum Abräumen und Eindecken.',
  },
  learned: {
    title: 'So lange blieben Gäste',
    detail: 'Von der Ankunft bis zum Abschluss, in den letzten 180 Tagen.',
    afternoon: 'Gruppen von %{persons}, vor 17\u00A0Uhr:',
    evening: 'Gruppen von %{persons}, ab 17\u00A0Uhr:',
    stayed: 'die Hälfte blieb höchstens %{median}, vier von fünf höchstens %{most} (Gruppen: %{parties})',
    adopt: '%{minutes} übernehmen',
  },
  row: {
    persons_max: 'Gäste höchstens',
    minutes: 'Minuten',
    number: 'Dauer %{number}',
    add: 'Dauer hinzufügen',
    remove: 'Dauer %{number} löschen',
    text: 'bis %{persons} Gäste: %{span}',
  },
} satisfies SettingsTexts;
