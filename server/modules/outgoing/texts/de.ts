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
  bank_changed: {
    subject: 'Die Bankverbindung von %{store} wurde geändert',
    lines: [
      'Die Bankverbindung für die Auszahlungen an %{store} wurde am %{at} geändert.',
      'Wenn Sie das waren, müssen Sie nichts tun. Auszahlungen werden %{hours} Stunden lang zurückgehalten, damit ein Fehler noch auffallen kann.',
      'Wenn Sie das nicht waren, stoppen Sie hier die Auszahlungen. Alle werden abgemeldet, und Sie erhalten einen Link für ein neues Passwort:',
      '%{link}',
    ],
  },
  gateway_changed: {
    subject: 'Der Zahlungsdienst von %{store} wurde geändert',
    lines: [
      'Am %{at} wurde ein Zahlungsdienst von %{store} oder einer seiner Schlüssel geändert. Kartenzahlungen gehen von jetzt an vielleicht auf ein anderes Konto. Was eingestellt ist, sehen Sie hier:',
      '%{link}',
      'Wenn Sie das nicht waren, ändern Sie den Zahlungsdienst sofort zurück und danach Ihr Passwort.',
    ],
  },
  deletion_requested: {
    subject: '%{store} wird gelöscht',
    lines: [
      'Ihr Betrieb %{store} wird am %{at} gelöscht. Er nimmt ab sofort keine Bestellungen mehr an.',
      'Wenn Sie es sich anders überlegen, melden Sie sich bis dahin an und brechen Sie die Löschung ab. Wenn Sie das nicht waren, tun Sie es sofort und ändern Sie Ihr Passwort:',
      '%{link}',
    ],
  },
  deletion_cancelled: {
    subject: 'Die Löschung von %{store} wurde abgebrochen',
    lines: [
      'Die Löschung Ihres Betriebs %{store} wurde am %{at} abgebrochen. Er ist wie zuvor.',
      'Wenn Sie das nicht waren, ändern Sie sofort Ihr Passwort:',
      '%{link}',
    ],
  },
  store_deleted: {
    subject: '%{store} wurde gelöscht',
    lines: [
      'Ihr Betrieb %{store} wurde am %{at} gelöscht. Nur die Summen der Bestellungen bleiben erhalten, solange das Gesetz es verlangt, ohne Kundendaten.',
    ],
  },
  store_abandoned: {
    subject: '%{store} wird gelöscht, wenn Sie sich nicht anmelden',
    lines: [
      'Ihr Betrieb %{store} wurde nie freigegeben, und seit Langem hat sich niemand angemeldet. Er wird am %{at} gelöscht.',
      'Wenn Sie ihn behalten möchten, melden Sie sich bis dahin an:',
      '%{link}',
      'Wenn Sie ihn nicht mehr brauchen, müssen Sie nichts tun.',
    ],
  },
  domain_proved: {
    subject: '%{domain} führt jetzt zu Ihrer Website',
    lines: [
      'Die Domain %{domain} gehört jetzt zur Website von %{store}. Sie wird täglich geprüft: Lassen Sie den Eintrag stehen.',
      '%{link}',
    ],
  },
  domain_failing: {
    subject: 'Der Eintrag von %{domain} fehlt',
    lines: [
      'Der Eintrag, der %{domain} für die Website von %{store} nachweist, wurde nicht gefunden. Ohne ihn ist die Website noch bis %{until} unter der Domain erreichbar.',
      'Sehen Sie nach, welcher Eintrag fehlt, und fügen Sie ihn wieder hinzu:',
      '%{link}',
    ],
  },
  domain_ended: {
    subject: '%{domain} führt nicht mehr zu Ihrer Website',
    lines: [
      'Der Eintrag, der %{domain} für die Website von %{store} nachweist, fehlt seit 72 Stunden. Deshalb ist die Website unter der Domain nicht mehr erreichbar. Sobald der Eintrag gefunden wird, ist sie es wieder:',
      '%{link}',
    ],
  },
  domain_moved: {
    subject: 'Ein anderer Betrieb nutzt jetzt %{domain}',
    lines: [
      'Ein anderer Betrieb hat nachgewiesen, dass %{domain} ihm gehört. Deshalb führt die Domain nicht mehr zur Website von %{store}.',
      'Falls die Domain Ihnen gehört, prüfen Sie, wer ihre Einträge ändern kann. Mit einem neuen Eintrag führt sie wieder zu Ihrer Website:',
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
  archive_requested: {
    subject: 'Archiv von %{store} angefordert',
    lines: [
      'Am %{at} wurde ein Archiv mit allem angefordert, was zu %{store} gespeichert ist: Bestellungen, Speisekarte, Kunden, Team, Dokumente und Bankverbindungen.',
      'Sobald es fertig ist, können Sie es hier %{hours} Stunden lang herunterladen:',
      '%{link}',
      'Falls Sie das nicht waren, löschen Sie dort das Archiv und ändern Sie sofort Ihr Passwort.',
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
  trust_changed: {
    subject: 'Die Vertrauenspersonen von %{store} wurden geändert',
    lines: [
      'Die Vertrauenspersonen, die Ihnen bei %{store} wieder Zugang geben können, wurden geändert (%{at}). Es sind jetzt: %{names}.',
      'Falls Sie das nicht waren, ändern Sie sofort Ihr Passwort und prüfen Sie die Vertrauenspersonen hier:',
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
  recovery_begun: {
    subject: 'Jemand bittet um neuen Zugang zu %{store}',
    lines: [
      'Jemand, der Ihr Passwort kennt, hat Ihre Vertrauenspersonen um neuen Zugang zu %{store} gebeten (%{at}). Die Vertrauenspersonen können das bis zum %{until} bestätigen.',
      'Wenn Sie das waren, rufen Sie zwei von ihnen an, denn beide müssen es bestätigen.',
      'Falls Sie das nicht waren, stoppen Sie es hier und ändern Sie sofort Ihr Passwort:',
      '%{link}',
    ],
  },
  recovery_waiting: {
    subject: 'Der Inhaber von %{store} erhält wieder Zugang',
    lines: [
      'Vertrauenspersonen haben bestätigt, dass sich der Inhaber von %{store} nicht anmelden kann: %{names}.',
      'Ab dem %{from} lässt sich mit einem Link, den der Inhaber per E-Mail erhalten hat, ein neues Passwort wählen. Die Bestätigung in zwei Schritten wird dabei ausgeschaltet.',
      'Falls der Inhaber nicht darum gebeten hat, stoppen Sie es hier:',
      '%{link}',
    ],
  },
  recovery_link: {
    subject: 'So erhalten Sie wieder Zugang zu %{store}',
    lines: [
      'Ihre Vertrauenspersonen haben bestätigt, dass Sie es sind. Mit diesem Link wählen Sie ein neues Passwort; die Bestätigung in zwei Schritten wird ausgeschaltet. Er funktioniert einmal, vom %{from} bis zum %{until}:',
      '%{link}',
      'Leiten Sie diese E-Mail an niemanden weiter.',
    ],
  },
  recovery_stopped: {
    subject: 'Der neue Zugang zu %{store} wurde gestoppt',
    lines: [
      'Die Bitte, dem Inhaber von %{store} wieder Zugang zu geben, wurde gestoppt (%{at}). Es hat sich nichts geändert.',
      'Wenn sich der Inhaber weiterhin nicht anmelden kann, kann er noch einmal darum bitten.',
    ],
  },
  recovery_done: {
    subject: 'Der Inhaber von %{store} hat wieder Zugang',
    lines: [
      'Der Inhaber von %{store} hat mit Hilfe von Vertrauenspersonen ein neues Passwort gewählt (%{at}). Die Bestätigung in zwei Schritten wurde ausgeschaltet, seine Geräte wurden abgemeldet.',
      'Falls das nicht der Inhaber war, wenden Sie sich sofort an den Support.',
    ],
  },
  handover_offer: {
    subject: '%{by} möchte Ihnen %{store} übergeben',
    lines: [
      'Guten Tag %{name},',
      '%{by} möchte Ihnen in Storedesk %{store} übergeben. Sie wären dann der Inhaber, mit Bestellungen, Speisekarte, Team und Auszahlungen.',
      'Nehmen Sie hier bis zum %{until} an oder lehnen Sie ab:',
      '%{link}',
      'Wenn Sie damit nichts anfangen können, ignorieren Sie diese Nachricht einfach.',
    ],
  },
  handover_begun: {
    subject: '%{store} soll übergeben werden',
    lines: [
      '%{store} wurde einem neuen Inhaber angeboten: %{name} (%{email}), am %{at}.',
      'Wenn Sie das waren, müssen Sie bis zur Annahme nichts tun.',
      'Falls Sie das nicht waren, stoppen Sie es hier und ändern Sie sofort Ihr Passwort:',
      '%{link}',
    ],
  },
  handover_accepted: {
    subject: 'Der neue Inhaber von %{store} hat angenommen',
    lines: [
      'Der neue Inhaber von %{store} hat angenommen: %{name}. Vom %{from} bis zum %{until} können Sie den Betrieb in Ihrem Profil unter „Konto“ endgültig übergeben.',
      'Wenn Sie das nicht möchten, stoppen Sie es hier. Falls Sie es nicht begonnen haben, ändern Sie auch sofort Ihr Passwort:',
      '%{link}',
    ],
  },
  handover_stopped: {
    subject: 'Die Übergabe von %{store} wurde gestoppt',
    lines: ['Die Übergabe von %{store} an einen neuen Inhaber wurde gestoppt (%{at}). Es hat sich nichts geändert.'],
  },
  handover_done: {
    subject: '%{store} hat einen neuen Inhaber',
    lines: [
      '%{store} wurde übergeben (%{at}). Neuer Inhaber: %{name}. Der bisherige Inhaber kann sich nicht mehr anmelden.',
      'Auszahlungen werden %{hours} Stunden lang zurückgehalten. Prüfen Sie bis dahin die Bankverbindung und Ihr Team.',
      'Falls das ein Irrtum ist, wenden Sie sich sofort an den Support.',
    ],
  },
  booking_accepted: {
    subject: 'Ihr Tisch bei %{store} ist reserviert',
    lines: [
      'Ihr Tisch bei %{store} ist reserviert.',
      '%{at} – Gäste: %{persons}',
      'Hier können Sie Ihre Reservierung ansehen, ändern oder stornieren:',
      '%{link}',
    ],
  },
  booking_reminder: {
    subject: 'Erinnerung: Ihr Tisch bei %{store}',
    lines: [
      'Sie haben einen Tisch bei %{store}.',
      '%{at} – Gäste: %{persons}',
      'Bitte bestätigen Sie, dass Sie kommen. Hier können Sie Ihre Reservierung auch ändern oder stornieren:',
      '%{link}',
    ],
  },
  trial_ending: {
    subject: 'Die Testphase von %{store} endet am %{day}',
    lines: [
      'Die Testphase von %{store} endet am %{day}. Ab diesem Tag kann der Betrieb keine neuen Bestellungen mehr annehmen.',
      'Wählen Sie vorher einen Tarif. Den genauen Betrag und Tag sehen Sie, bevor Sie zustimmen:',
      '%{link}',
    ],
  },
  invoice_paid: {
    subject: 'Rechnung %{number} für %{store}: %{amount}',
    lines: [
      'Die Rechnung %{number} für das Abonnement von %{store} wurde ausgestellt: %{amount}.',
      'Hier können Sie sie ansehen und als PDF herunterladen:',
      '%{link}',
    ],
  },
  payment_failed: {
    subject: 'Die Zahlung für %{store} ist fehlgeschlagen',
    lines: [
      'Der Betrag der Rechnung %{number} für %{store} (%{amount}) konnte nicht von Ihrer Karte abgebucht werden.',
      'Bis zum %{day} funktioniert alles wie gewohnt. Bezahlen Sie vorher mit dieser oder einer anderen Karte:',
      '%{link}',
    ],
  },
  subscription_locked: {
    subject: '%{store} ist gesperrt, bis Sie bezahlen',
    lines: [
      '%{store} ist seit dem %{day} gesperrt, weil es kein bezahltes Abonnement gibt. Laufende Bestellungen können Sie noch abschließen.',
      'Hier geht es sofort weiter:',
      '%{link}',
    ],
  },
  booking_changed: {
    subject: 'Ihre Reservierung bei %{store} wurde geändert',
    lines: [
      'Ihre Reservierung bei %{store} wurde geändert. Neu gilt:',
      '%{at} – Gäste: %{persons}',
      'Falls Ihnen das nicht passt, können Sie sie hier ändern oder stornieren:',
      '%{link}',
    ],
  },
  booking_cancelled: {
    subject: 'Ihre Reservierung bei %{store} wurde storniert',
    lines: [
      'Leider musste %{store} Ihre Reservierung stornieren:',
      '%{at} – Gäste: %{persons}',
      'Das tut uns leid. Wir freuen uns, wenn Sie ein anderes Mal kommen.',
    ],
  },
  review_reply: {
    subject: '%{store} hat auf Ihre Bewertung geantwortet',
    lines: ['%{store} hat auf Ihre Bewertung der Bestellung %{number} geantwortet:', '%{reply}'],
  },
};
