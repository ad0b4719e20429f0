/** The page at `/home`. */
const landing = {
  title: 'Bestellungen und Speisekarte an einem Ort',
  nav: {
    label: 'Abschnitte dieser Seite',
    menu: 'Abschnitte',
    home: 'Start',
    features: 'Funktionen',
    layouts: 'Ansichten',
    components: 'Ausprobieren',
    apps: 'Geräte',
    themes: 'Farben',
    go: 'Storedesk öffnen',
  },
  home: {
    detail:
      'Bestellungen annehmen, auf den Weg bringen und die Speisekarte aktuell halten: in einer Übersicht für das ganze Team.',
    see: 'Was es kann',
    board_alt: 'Die Übersicht der Bestellungen von heute in vier Spalten, von Neu bis Unterwegs',
    phone_alt: 'Dieselbe Übersicht auf dem Handy',
  },
  highlights: {
    title: 'Acht Dinge, die einen vollen Abend leichter machen',
    carousel: 'Karussell',
    page: 'Seite %{page} von %{pages}',
    live: {
      title: 'Immer aktuell',
      text: 'Neue Bestellungen und Änderungen erscheinen sofort auf allen Bildschirmen. Niemand muss neu laden.',
    },
    sound: {
      title: 'Nicht zu überhören',
      text: 'Eine neue Bestellung klingelt, wird von Screenreadern vorgelesen und erscheint im Tab des Browsers.',
    },
    phone: {
      title: 'Bestellungen am Telefon',
      text: 'Nummer eintippen, und Name und Adresse bekannter Kunden erscheinen.',
    },
    stock: {
      title: 'Ausverkauft mit einem Fingertipp',
      text: 'Nehmen Sie einen Artikel für eine Stunde oder bis morgen heraus. Er kommt automatisch zurück.',
    },
    team: {
      title: 'Jeder sieht, was er braucht',
      text: 'Jedes Teammitglied hat eine eigene Anmeldung und öffnet nur, was Sie erlauben.',
    },
    files: {
      title: 'Speisekarte importieren und exportieren',
      text: 'Übernehmen Sie Ihre Speisekarte aus Excel oder CSV und prüfen Sie jede Änderung vor dem Speichern.',
    },
    connection: {
      title: 'Schwaches WLAN? Kein Drama',
      text: 'Fällt die Verbindung aus, meldet es die Übersicht binnen Sekunden. Ist sie zurück, holt die Übersicht alles nach.',
    },
    languages: {
      title: 'Neun Sprachen',
      text: 'Jeder arbeitet in seiner eigenen Sprache. Arabisch läuft von rechts nach links, bis zum letzten Symbol.',
    },
  },
  features: {
    title: 'Vom ersten Klingeln bis an die Tür des Kunden',
    detail: 'Fünf alltägliche Aufgaben und wie sie in Storedesk aussehen.',
    board: {
      title: 'Eine Übersicht für den ganzen Abend',
      text: 'Neu, in Zubereitung, fertig, unterwegs: Jede Bestellung steht in ihrer Spalte, mit der zugesagten Zeit. Ein Fingertipp bringt sie weiter, und alle anderen Bildschirme ziehen mit.',
      alt: 'Bestellungen in Spalten, jede mit ihren Artikeln, der zugesagten Zeit und einer Schaltfläche für den nächsten Schritt',
    },
    order: {
      title: 'Alles, was zu einer Bestellung gehört',
      text: 'Artikel, Hinweise, Kunde und Lieferung an einem Ort, dazu ein Verlauf: wer wann was getan hat. Niemand muss zweimal fragen.',
      alt: 'Eine Bestellung, geöffnet neben der Übersicht, mit ihren Artikeln und ihrem Verlauf',
    },
    phone: {
      title: 'Bestellungen aufnehmen, während Sie telefonieren',
      text: 'Finden Sie Artikel mit ein paar Buchstaben und wählen Sie die Optionen; MwSt., Lieferung und Summe sind schon gerechnet. Angefangenes bleibt erhalten, auch wenn der Browser geschlossen wird.',
      alt: 'Links die Speisekarte, daneben ein Bon mit Artikeln und einem bekannten Kunden',
    },
    menu: {
      title: 'Eine Speisekarte, die mit der Küche Schritt hält',
      text: 'Ändern Sie viele Preise auf einmal, verwenden Sie dieselben Optionen für mehrere Artikel, legen Sie Tage und Uhrzeiten fest. Fehler machen Sie mit einem Fingertipp rückgängig.',
      alt: 'Die Liste der Artikel mit Bildern, Preisen und einem Schalter für den Bestand',
    },
    files: {
      title: 'Bringen Sie Ihre Speisekarte mit',
      text: 'Legen Sie die Datei Ihres alten Systems ab. Storedesk ordnet die Spalten zu, zeigt Ihnen jede Zeile vor dem Speichern und macht den ganzen Import rückgängig, wenn Sie es sich anders überlegen.',
      alt: 'Die Vorschau eines Imports mit aktuellen und neuen Werten, Zeile für Zeile',
    },
  },
  layouts: {
    title: 'Zwölf Ansichten, alle echt',
    detail:
      'Aufgenommen im laufenden Programm mit Demodaten, hell oder dunkel wie diese Seite; die Bilder zeigen die englische Oberfläche. Wählen Sie eine Ansicht, um sie zu öffnen; vielleicht müssen Sie sich vorher anmelden.',
    list: 'Heute, als Liste',
    order: 'Eine Bestellung',
    ticket: 'Der Küchenbon',
    choices: 'Optionen eines Artikels',
    bulk: 'Viele Preise auf einmal',
    item: 'Ein Artikel',
  },
  components: {
    title: 'Probieren Sie es aus',
    detail: 'Alles funktioniert wie in Storedesk. Nichts davon wird irgendwohin gesendet.',
    order: {
      title: 'Eine Bestellung, Schritt für Schritt',
      text: 'Eine Schaltfläche, immer der nächste Schritt.',
      first: 'Tomatensuppe',
      second: 'Apfelkuchen',
      hand_over: 'Übergeben',
      deliver: 'Ausliefern',
      again: 'Von vorn beginnen',
    },
    minutes: {
      title: 'In wie vielen Minuten ist sie fertig?',
      text: 'Bestellung annehmen und die Zeit mit einem Fingertipp festlegen.',
      promised: 'Der Kunde sieht: %{time}',
    },
    stock: {
      title: 'Das letzte Stück ist verkauft',
      text: 'Ausschalten, und niemand kann bestellen, was Sie nicht haben.',
      label: 'Apfelkuchen vorrätig',
      in: 'Kunden können ihn bestellen.',
      out: 'Ausverkauft, bis Sie morgen öffnen, dann automatisch wieder da.',
    },
    network: {
      title: 'Wenn das Netz ausfällt',
      text: 'Eine Übersicht ohne Verbindung darf nicht nach einem ruhigen Abend aussehen.',
      on: 'Jede Änderung kommt automatisch an.',
      off: 'Die Übersicht zeigt, wann sie zuletzt aktualisiert wurde, und holt alles nach, sobald Sie wieder online sind.',
      cut: 'Verbindung trennen',
      restore: 'Wieder verbinden',
    },
  },
  apps: {
    title: 'Ein Programm, drei Orte',
    detail: 'Es läuft im Browser auf jedem Gerät, das Sie haben.',
    kitchen: {
      tab: 'Küche',
      title: 'Ein Tablet über der Arbeitsfläche',
      text: 'Große Karten, wenige Worte und Schaltflächen, die auch ein nasser Finger trifft. Wer Papier mag, druckt den Bon.',
      alt: 'Die Übersicht auf einem Tablet',
    },
    counter: {
      tab: 'Theke',
      title: 'Ein Bildschirm neben der Kasse',
      text: 'Bestellungen am Telefon aufnehmen, im Blick behalten, was fertig ist, den Kurier auswählen.',
      alt: 'Eine Bestellung aufnehmen auf einem breiten Bildschirm',
    },
    owner: {
      tab: 'Unterwegs',
      title: 'Ein Handy in der Tasche',
      text: 'Sehen, wie der Abend läuft, Ausverkauftes abschalten, einen Preis ändern, wo immer Sie gerade sind.',
      alt: 'Die Liste der Artikel auf dem Handy',
    },
  },
  themes: {
    title: 'Zehn Farben, für Tag und Nacht',
    detail: 'Wählen Sie eine: Diese Seite ändert sich sofort, und Storedesk auf diesem Gerät auch.',
    rounded: 'Runde Ecken',
    closing: 'Probieren Sie es selbst aus.',
  },
};

export const texts = { landing };
