import type { support as english } from '../en/support';

export const support: typeof english = {
  title: 'Support',
  close: 'Support schließen',
  thread: 'Ihre Nachrichten',
  empty: 'Fragen Sie uns alles: was nicht funktioniert, was fehlt, was Sie nicht finden.',
  loading: 'Ihre Nachrichten werden geladen',
  failed: 'Ihre früheren Nachrichten konnten nicht geladen werden.',
  next: {
    waiting: 'Ihre Nachricht geht per E-Mail an den Betreiber dieser Plattform.',
    kept: 'Auf diesem Server ist kein E-Mail-Versand eingerichtet: Ihre Nachricht wird hier gespeichert, aber niemand wird benachrichtigt.',
    answer: 'Die Antwort geht an %{email}.',
  },
  state: {
    mailed: 'An den Support gesendet',
    waiting: 'Gespeichert, E-Mail ist unterwegs',
    kept: 'Auf dem Server gespeichert',
  },
  field: 'Ihre Nachricht',
  left: 'Noch %{smart_count} Zeichen |||| Noch %{smart_count} Zeichen',
  too_long: '%{smart_count} Zeichen zu viel |||| %{smart_count} Zeichen zu viel',
  nothing: 'Bitte schreiben Sie zuerst Ihre Nachricht.',
  send: 'Senden',
  not_sent: {
    away: 'Der Server ist nicht erreichbar. Ihre Nachricht bleibt hier, auch wenn Sie die Seite schließen. Senden Sie sie, sobald Sie wieder online sind.',
    too_many: 'Zu viele Nachrichten auf einmal. Ihre Nachricht bleibt hier: Senden Sie sie in %{minutes}\u00A0Min.',
    other: 'Die Nachricht konnte nicht gesendet werden. Sie bleibt hier: Bitte versuchen Sie es erneut.',
  },
  along: 'Wird mitgesendet',
  facts: { store: 'Betrieb', sender: 'Von', page: 'Seite', version: 'Version', browser: 'Browser' },
  report: 'Bericht %{id}',
  chat_failed: 'Der Chat konnte nicht geladen werden. Sie können stattdessen hier schreiben.',
};
