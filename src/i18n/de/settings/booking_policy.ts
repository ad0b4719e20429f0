import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Gilt für neue Reservierungen. Für bestehende bleibt es bei den Regeln, unter denen sie gemacht wurden.',
  field: { booking_tiers: 'Stornogebühren' },
  help: {
    booking_tiers: 'Nach Größe der Gruppe und Uhrzeit. Passen mehrere zu einer Reservierung, gilt die letzte.',
  },
  choice: {
    mode: { absolute: 'Fester Betrag', percentage: 'Prozentsatz' },
    per: { booking: 'Je Reservierung', person: 'Pro Person' },
  },
  tier: {
    persons_min: 'Gruppen ab',
    from: 'Von',
    to: 'Bis',
    number: 'Gebühren %{number}',
    add: 'Gebühren für andere Reservierungen hinzufügen',
    remove: 'Gebühren %{number} löschen',
    duplicate: 'Für diese Reservierungen gibt es schon Gebühren.',
  },
  charge: {
    rows: 'Wenn Gäste spät stornieren',
    hours_before: 'Weniger als (Stunden)',
    mode: 'Gebühr',
    amount: 'Betrag',
    percent: 'Prozentsatz',
    per: 'Gilt',
    no_show: 'Gebühr bei No-Show',
    number: 'Gebühr %{number}',
    add: 'Gebühr hinzufügen',
    remove: 'Gebühr %{number} löschen',
  },
  sentence: {
    nothing: 'Sie können jederzeit kostenlos stornieren.',
    between: 'Von %{from} bis %{to}:',
    parties: 'Gruppen ab %{persons} Personen:',
    parties_between: 'Gruppen ab %{persons} Personen, von %{from} bis %{to}:',
    free: 'Sie können jederzeit kostenlos stornieren.',
    free_until: 'Bis %{hours}\u00A0Std. vor Ihrer Reservierung können Sie kostenlos stornieren.',
    later: 'Weniger als %{hours}\u00A0Std. vorher: %{charge}.',
    no_show: 'Wenn Sie nicht kommen: %{charge}.',
    booking: '%{amount} je Reservierung',
    person: '%{amount} pro Person',
    percentage: '%{percent} der vorbestellten Artikel',
  },
  summary: { title: 'Das lesen Gäste' },
} satisfies SettingsTexts;
