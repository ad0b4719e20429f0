import type { OwnerTexts } from '../../messageTexts';

export const owners: OwnerTexts = {
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
  archive_requested: {
    subject: 'Archiv von %{store} angefordert',
    lines: [
      'Am %{at} wurde ein Archiv mit allem angefordert, was zu %{store} gespeichert ist: Bestellungen, Speisekarte, Kunden, Team, Dokumente und Bankverbindungen.',
      'Sobald es fertig ist, können Sie es hier %{hours} Stunden lang herunterladen:',
      '%{link}',
      'Falls Sie das nicht waren, löschen Sie dort das Archiv und ändern Sie sofort Ihr Passwort.',
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
};
