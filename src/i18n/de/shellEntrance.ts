import type { shellEntrance as english } from '../en/shellEntrance';

export const shellEntrance: typeof english = {
  product: 'Storedesk',
  dark_mode: 'Dunkler Modus',
  light_mode: 'Heller Modus',
  language: {
    choose: 'Sprache',
    failed: 'Diese Sprache konnte nicht geladen werden. Prüfen Sie die Verbindung und wählen Sie sie erneut.',
  },
  unreachable: 'Der Server ist nicht erreichbar. Prüfen Sie die Verbindung und versuchen Sie es erneut.',
  outage: {
    title: 'Storedesk erreicht seine Datenbank nicht',
    detail: 'Das Problem liegt bei uns, nicht an Ihrer Verbindung. Nichts geht verloren.',
    try_again:
      'Storedesk erreicht seine Datenbank gerade nicht. Nichts geht verloren: Bitte versuchen Sie es gleich noch einmal.',
  },
  not_found: {
    title: 'Diese Seite gibt es nicht',
    detail: 'Vielleicht ist die Adresse falsch geschrieben oder die Seite umgezogen.',
    home: 'Zurück zu den Bestellungen',
  },
  unauthorized: {
    title: 'Kein Zugriff',
    detail: 'Sie haben keinen Zugriff auf diese Seite.',
    home: 'Zurück zu den Bestellungen',
  },
  start: {
    failed_title: 'Der Storedesk-Server ist nicht erreichbar',
    failed_detail: 'Prüfen Sie die Verbindung dieses Geräts. Nichts ist verloren.',
    retry: 'Erneut versuchen',
    loading: 'Wird geladen',
    offline_title: 'Dieses Gerät ist offline',
    offline_detail: 'Storedesk macht weiter, sobald Sie wieder online sind. Nichts ist verloren.',
    again: 'Neuer Versuch läuft automatisch.',
  },
  error: {
    title: 'Auf dieser Seite ist etwas schiefgegangen',
    detail:
      'Ihre Bestellungen sind sicher. Laden Sie die Seite neu; passiert es wieder, sagen Sie dem Support, was Sie gerade gemacht haben.',
    reload: 'Seite neu laden',
    report: 'Bericht %{id}',
    copy: 'Berichtsnummer kopieren',
    copied: 'Kopiert',
    write: 'Support kontaktieren',
  },
  guard: {
    not_verified: 'Nicht bestätigt. Melden Sie sich an, um Ihre E-Mail-Adresse und Telefonnummer zu bestätigen.',
    not_verified_email: 'Nicht bestätigt. Melden Sie sich an, um Ihre E-Mail-Adresse zu bestätigen.',
    not_verified_phone: 'Nicht bestätigt. Melden Sie sich an, um Ihre Telefonnummer zu bestätigen.',
  },
};
