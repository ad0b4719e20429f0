import type { LanguageTexts } from '../messageTexts';

export const de: LanguageTexts = {
  invitation: {
    subject: 'Einladung ins Team von %{store}',
    lines: [
      'Guten Tag %{name},',
      '%{by} hat Sie ins Team von %{store} eingeladen. Legen Sie hier Ihr Passwort fest; der Link gilt sieben Tage lang und nur einmal:',
      '%{link}',
      'Falls Sie keine Einladung erwartet haben, können Sie diese Nachricht ignorieren.',
    ],
  },
  support: { subject: 'Support: %{store}', lines: ['%{text}', '-- \n%{facts}'] },
  email_code: {
    subject: '%{code} ist Ihr Storedesk-Code',
    lines: [
      'Ihr Code lautet %{code}. Er gilt %{minutes} Minuten lang und nur einmal.',
      'Geben Sie diesen Code niemals weiter. Falls Sie ihn nicht angefordert haben, können Sie diese Nachricht ignorieren.',
    ],
  },
  phone_code: {
    subject: '',
    lines: [
      '%{code} ist Ihr Storedesk-Code. Er gilt %{minutes} Minuten lang und nur einmal. Geben Sie ihn niemals weiter.',
    ],
  },
  new_password: {
    subject: 'Neues Passwort festlegen',
    lines: [
      'Jemand, vermutlich Sie, möchte ein neues Passwort für Ihr Storedesk-Konto (%{account}) festlegen. Das geht hier; der Link gilt %{minutes} Minuten lang und nur einmal:',
      '%{link}',
      'Falls Sie das nicht waren, können Sie diese Nachricht ignorieren. Ihr Passwort bleibt unverändert.',
    ],
  },
  password_set: {
    subject: 'Ihr Passwort wurde geändert',
    lines: [
      'Guten Tag %{name},',
      'das Passwort Ihres Storedesk-Kontos wurde geändert (%{at}). Alle anderen Geräte wurden abgemeldet.',
      'Falls Sie das nicht waren, legen Sie auf der Anmeldeseite mit „Passwort vergessen?“ sofort ein neues Passwort fest.',
    ],
  },
  bank_changed: {
    subject: 'Die Bankverbindung von %{store} wurde geändert',
    lines: [
      'Die Bankverbindung, auf die die Einnahmen von %{store} ausgezahlt werden, wurde am %{at} geändert.',
      'Waren Sie das, brauchen Sie nichts zu tun. Auszahlungen warten %{hours} Stunden, damit ein Irrtum noch auffällt.',
      'Waren Sie es nicht, stoppen Sie hier die Auszahlungen. Alle werden abgemeldet, und Sie erhalten einen Link für ein neues Passwort:',
      '%{link}',
    ],
  },
  document_expiring: {
    subject: 'Ein Dokument von %{store} läuft am %{day} ab',
    lines: [
      'Das Dokument „%{document}“ von %{store} ist bis %{day} gültig.',
      'Laden Sie vorher das neue hoch. Das bisherige gilt, solange das neue geprüft wird:',
      '%{link}',
    ],
  },
};
