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
  row: {
    persons_max: 'Gäste höchstens',
    minutes: 'Minuten',
    number: 'Dauer %{number}',
    add: 'Dauer hinzufügen',
    remove: 'Dauer %{number} löschen',
    text: 'bis %{persons} Gäste: %{span}',
  },
} satisfies SettingsTexts;
