export const social = {
  title: 'Mit einem anderen Dienst anmelden',
  continue: 'Weiter mit %{provider}',
  loading: 'Anmeldung läuft\u00A0…',
  unlinked: 'Ihr Konto bei %{provider} ist noch nicht verknüpft',
  signed_in_as: 'Sie haben sich bei %{provider} als %{email} angemeldet.',
  unverified_there:
    '%{provider} hat Ihre E-Mail-Adresse nicht bestätigt. Bestätigen Sie sie dort, bevor Sie die beiden Konten verknüpfen.',
  link: 'Anmelden und verknüpfen',
  register: 'Betrieb registrieren',
  back: {
    sign_in: 'Anders anmelden',
    register: 'Zurück zur Registrierung',
    link: 'Zurück zu Ihrem Profil',
  },
  taken: 'Sie haben hier schon ein Konto. Melden Sie sich mit Ihrem Passwort an, um es mit %{provider} zu verknüpfen.',
  no_address:
    '%{provider} hat keine E-Mail-Adresse übermittelt. Registrieren Sie sich stattdessen mit Ihrer E-Mail-Adresse.',
  not_approved:
    'Dieses Konto ist noch nicht freigegeben, ist deaktiviert oder braucht eine neue Einladung. Fragen Sie den Inhaber des Betriebs.',
  failed: {
    sign_in: 'Sie sind nicht angemeldet',
    register: 'Die Registrierung wurde nicht begonnen',
    link: 'Das Konto ist nicht verknüpft',
  },
  failure: {
    cancelled: 'Sie haben die Anmeldung abgebrochen. Es wurde nichts geändert.',
    failed:
      'Der Dienst antwortet nicht oder meldet einen Fehler. Versuchen Sie es in einigen Minuten erneut oder melden Sie sich anders an.',
    refused:
      'Die Antwort des Dienstes ließ sich nicht prüfen und wurde deshalb nicht angenommen. Versuchen Sie es erneut.',
    expired:
      'Das hat zu lange gedauert, wurde zweimal geöffnet oder in einem anderen Browser begonnen. Versuchen Sie es erneut.',
    too_many: 'Zu viele Versuche aus Ihrem Netz. Versuchen Sie es in zehn Minuten erneut.',
  },
};
