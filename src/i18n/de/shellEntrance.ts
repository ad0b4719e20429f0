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
    since:
      'Storedesk erreicht seine Datenbank nicht (seit %{time}). Nichts geht verloren; es geht automatisch weiter.',
    try_again:
      'Storedesk erreicht seine Datenbank gerade nicht. Nichts geht verloren: Bitte versuchen Sie es gleich noch einmal.',
  },
  not_found: {
    title: 'Diese Seite gibt es nicht',
    detail: 'Vielleicht ist die Adresse vertippt oder die Seite umgezogen.',
    home: 'Zurück zu den Bestellungen',
  },
  unauthorized: {
    title: 'Kein Zugriff',
    detail: 'Für diese Seite sind Sie nicht freigeschaltet.',
    home: 'Zurück zu den Bestellungen',
  },
  start: {
    failed_title: 'Storedesk erreicht seinen Server nicht',
    failed_detail: 'Prüfen Sie die Verbindung dieses Geräts. Nichts von Ihrer Arbeit ist verloren.',
    retry: 'Erneut versuchen',
    loading: 'Wird geladen',
    offline_title: 'Dieses Gerät ist offline',
    offline_detail:
      'Es gibt keine Verbindung. Storedesk macht von selbst weiter, sobald sie wieder da ist; nichts geht verloren.',
    again: 'Es wird von selbst erneut versucht.',
  },
  error: {
    title: 'Auf dieser Seite ist etwas schiefgegangen',
    detail:
      'Ihre Bestellungen sind sicher. Laden Sie die Seite neu; passiert es wieder, sagen Sie dem Support, was Sie gerade getan haben.',
    reload: 'Seite neu laden',
    report: 'Bericht %{id}',
    copy: 'Nummer des Berichts kopieren',
    copied: 'Kopiert',
    write: 'An den Support schreiben',
  },
  guard: {
    documents: 'Dokumente fehlen. Laden Sie die nötigen Dokumente hoch, um die anderen Seiten zu öffnen.',
    not_approved:
      'Noch nicht freigegeben. Sie können hier arbeiten, sobald die Plattform Ihren Betrieb freigegeben hat.',
    not_verified:
      'Nicht bestätigt. Bestätigen Sie Ihre E-Mail-Adresse und Telefonnummer und melden Sie sich dann erneut an.',
  },
};
