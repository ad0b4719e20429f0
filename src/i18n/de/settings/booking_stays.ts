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
    afternoon: 'Gruppen zu %{persons}, vor 17 Uhr:',
    evening: 'Gruppen zu %{persons}, ab 17 Uhr:',
    stayed: 'die Hälfte blieb bis %{median}, vier von fünf bis %{most} (Gruppen: %{parties})',
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
