import type { TeamTexts } from '../../messageTexts';

export const team: TeamTexts = {
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
  registration_code: {
    subject: '%{code} ist Ihr Storedesk-Code',
    lines: [
      'Sie registrieren einen Betrieb mit dieser E-Mail-Adresse. Ihr Code lautet %{code}. Er gilt %{minutes} Minuten lang und nur einmal.',
      'Geben Sie diesen Code niemals weiter. Falls Sie ihn nicht angefordert haben, können Sie diese Nachricht ignorieren.',
    ],
  },
  registration_known: {
    subject: 'Sie haben bereits ein Storedesk-Konto',
    lines: [
      'Jemand, vermutlich Sie, möchte einen Betrieb mit dieser E-Mail-Adresse registrieren. Zu ihr gibt es aber schon ein Konto: Melden Sie sich an, oder legen Sie auf der Anmeldeseite mit „Passwort vergessen?“ ein neues Passwort fest.',
      'Für einen weiteren Betrieb brauchen Sie eine andere E-Mail-Adresse. Der Code %{code} bestätigt nur, dass diese Adresse Ihnen gehört; er gilt %{minutes} Minuten lang und nur einmal.',
      'Geben Sie diesen Code niemals weiter. Falls Sie das nicht waren, können Sie diese Nachricht ignorieren.',
    ],
  },
  registration_link: {
    subject: 'Registrierung fortsetzen',
    lines: [
      'Ihre bisherigen Schritte sind gespeichert. Hier geht es weiter, auf jedem Gerät; der Link gilt sieben Tage lang:',
      '%{link}',
      'Geben Sie diesen Link nicht weiter: Wer ihn hat, kann Ihre Registrierung fortsetzen. Falls Sie keinen Betrieb registriert haben, können Sie diese Nachricht ignorieren.',
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
  email_changed: {
    subject: 'Die E-Mail-Adresse Ihres Storedesk-Kontos wurde geändert',
    lines: [
      'Guten Tag,',
      'die E-Mail-Adresse Ihres Storedesk-Kontos (%{account}) wurde in %{value} geändert. Ab jetzt melden Sie sich mit der neuen Adresse an.',
      'Falls Sie das nicht waren, machen Sie es hier innerhalb von %{hours} Stunden rückgängig. Dann gilt wieder die bisherige Adresse, alle Geräte werden abgemeldet, und Sie wählen ein neues Passwort:',
      '%{link}',
    ],
  },
  phone_changed: {
    subject: 'Die Telefonnummer Ihres Storedesk-Kontos wurde geändert',
    lines: [
      'Die Telefonnummer Ihres Storedesk-Kontos (%{account}) wurde in %{value} geändert. Falls Sie das nicht waren, machen Sie es innerhalb von %{hours} Stunden rückgängig: %{link}',
    ],
  },
  summary: {
    subject: '%{store}: %{period}',
    lines: [
      '%{store}, %{period}, mit den Zahlen der Vorwoche in Klammern:',
      'Umsatz nach Erstattungen: %{sales} (%{sales_before})\nAbgeschlossene Bestellungen: %{orders} (%{orders_before})\nDurchschnittlicher Bestellwert: %{average} (%{average_before})\nStorniert oder abgelehnt: %{cancelled} (%{cancelled_before})',
      'Die ganze Auswertung:',
      '%{link}',
      'Sie erhalten diese E-Mail, weil Sie sie in Ihrem Profil ausgewählt haben. Hier können Sie das ändern:',
      '%{choice}',
    ],
  },
  factor_added: {
    subject: 'Bestätigung in zwei Schritten: neue Methode',
    lines: [
      'Für Ihr Storedesk-Konto (%{account}) wurde eine neue Methode zur Bestätigung der Anmeldung hinzugefügt (%{at}).',
      'Falls Sie das nicht waren, machen Sie es hier innerhalb von %{hours} Stunden rückgängig. Dann wird die neue Methode entfernt, alle Geräte werden abgemeldet, und Sie wählen ein neues Passwort:',
      '%{link}',
    ],
  },
  factor_removed: {
    subject: 'Bestätigung in zwei Schritten: Methode entfernt',
    lines: [
      'Für Ihr Storedesk-Konto (%{account}) wurde eine Methode zur Bestätigung der Anmeldung entfernt (%{at}).',
      'Falls Sie das nicht waren, ändern Sie sofort Ihr Passwort und prüfen Sie hier Ihr Konto:',
      '%{link}',
    ],
  },
  recovery_codes_new: {
    subject: 'Ihre Wiederherstellungscodes wurden ersetzt',
    lines: [
      'Für Ihr Storedesk-Konto (%{account}) wurden neue Wiederherstellungscodes erstellt (%{at}). Die bisherigen gelten nicht mehr.',
      'Falls Sie das nicht waren, ändern Sie sofort Ihr Passwort und erstellen Sie hier neue Codes:',
      '%{link}',
    ],
  },
  recovery_code_used: {
    subject: 'Anmeldung mit einem Wiederherstellungscode',
    lines: [
      'Jemand hat sich mit einem Ihrer Wiederherstellungscodes bei Ihrem Storedesk-Konto (%{account}) angemeldet (%{at}). Verbleibende Codes: %{left}.',
      'Falls Sie das nicht waren, ändern Sie sofort Ihr Passwort und erstellen Sie hier neue Codes:',
      '%{link}',
    ],
  },
  passkey_refused: {
    subject: 'Ein Passkey wurde abgelehnt',
    lines: [
      'Der Passkey „%{name}“ Ihres Storedesk-Kontos (%{account}) wurde abgelehnt (%{at}), weil es ihn offenbar zweimal gibt.',
      'Möglicherweise hat ihn jemand kopiert. Entfernen Sie ihn hier und fügen Sie einen neuen hinzu:',
      '%{link}',
    ],
  },
  new_device: {
    subject: 'Neue Anmeldung bei Ihrem Storedesk-Konto',
    lines: [
      'Bei Ihrem Storedesk-Konto (%{account}) hat sich jemand auf einem Gerät angemeldet, das dafür bisher nicht verwendet wurde: %{device} (%{at}).',
      'Wenn Sie das waren, ist nichts zu tun. Falls nicht, ändern Sie sofort Ihr Passwort und melden Sie das Gerät hier ab:',
      '%{link}',
    ],
  },
  social_linked: {
    subject: 'Anmeldung mit %{name} ist jetzt möglich',
    lines: [
      'Ihr Konto bei %{name} wurde mit Ihrem Storedesk-Konto (%{account}) verknüpft (%{at}). Sie können sich jetzt damit anmelden.',
      'Falls Sie das nicht waren, heben Sie die Verknüpfung hier auf und ändern Sie sofort Ihr Passwort:',
      '%{link}',
    ],
  },
  social_unlinked: {
    subject: 'Anmeldung mit %{name} ist nicht mehr möglich',
    lines: [
      'Die Verknüpfung Ihres Kontos bei %{name} mit Ihrem Storedesk-Konto (%{account}) wurde aufgehoben (%{at}). Ihr Passwort gilt weiter.',
      'Falls Sie das nicht waren, ändern Sie sofort Ihr Passwort und prüfen Sie hier Ihr Konto:',
      '%{link}',
    ],
  },
  trust_asked: {
    subject: 'Sie sind Vertrauensperson bei %{store}',
    lines: [
      '%{by} vertraut darauf, dass Sie helfen, wenn die Anmeldung bei %{store} nicht mehr möglich ist, zum Beispiel nach dem Verlust des Telefons. Zwei Vertrauenspersonen bestätigen dann gemeinsam, wer da fragt.',
      'Im Moment müssen Sie nichts tun. Wenn Sie nicht gefragt werden möchten, lehnen Sie hier ab:',
      '%{link}',
    ],
  },
  recovery_asked: {
    subject: '%{by} bittet Sie um Hilfe bei der Anmeldung (%{store})',
    lines: [
      'Jemand mit dem Passwort von %{by} kann die Anmeldung bei %{store} nicht abschließen und bittet um neuen Zugang.',
      'Rufen Sie zuerst %{by} an oder sprechen Sie persönlich miteinander. Verlassen Sie sich nicht auf eine E-Mail oder eine SMS. Nur wenn die Bitte wirklich von %{by} kommt, bestätigen Sie sie hier bis zum %{until}:',
      '%{link}',
    ],
  },
};
