import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Gilt für Kalenderprogramme ab sofort.',
  detail:
    'Zeigen Sie die Reservierungen in Ihrem eigenen Kalender an: von vor 30 Tagen bis zu allen künftigen, mit Namen, Personenzahl, Tischen und Hinweisen, aber ohne Telefonnummern.',
  start: 'Adresse erstellen',
  address: 'Kalenderadresse',
  copy: 'Kopieren',
  copied: 'Kopiert',
  secret:
    'Wer diese Adresse hat, kann die Reservierungen lesen. Geben Sie sie nur an Personen weiter, denen Sie vertrauen.',
  delay: 'In Google Kalender kann es bis zu 24 Stunden dauern, bis Änderungen erscheinen.',
  renew: 'Neue Adresse',
  renew_title: 'Adresse ersetzen?',
  renew_detail: 'Kalender mit der alten Adresse werden ab sofort nicht mehr aktualisiert.',
  stop: 'Ausschalten',
  stop_title: 'Kalender ausschalten?',
  stop_detail: 'Die Adresse funktioniert ab sofort nicht mehr.',
  failed: 'Die Adresse konnte nicht geladen werden.',
} satisfies SettingsTexts;
