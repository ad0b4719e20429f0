/** The page at `/home`. */
const landing = {
  title: 'Bestellungen und Speisekarte in einer Hand',
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
      'Mit Storedesk nimmt Ihr Betrieb Bestellungen an, bringt sie auf den Weg und pflegt die Speisekarte. Alle sehen dabei dieselbe Übersicht.',
    see: 'Was es kann',
    board_alt: 'Die Übersicht der Bestellungen von heute in vier Spalten, von Neu bis Unterwegs',
    phone_alt: 'Dieselbe Übersicht auf dem Handy',
  },
  highlights: {
    title: 'Acht Dinge, die einen Abend leichter machen',
    carousel: 'Karussell',
    page: 'Seite %{page} von %{pages}',
    live: {
      title: 'Von selbst aktuell',
      text: 'Neue Bestellungen und jede Änderung erscheinen sofort auf allen Geräten. Niemand muss neu laden.',
    },
    sound: {
      title: 'Nicht zu überhören',
      text: 'Eine neue Bestellung klingelt, wird auf Wunsch vorgelesen und im Tab des Browsers mitgezählt.',
    },
    phone: {
      title: 'Bestellungen am Telefon',
      text: 'Nummer eintippen: Wer schon einmal bestellt hat, steht mit Name und Adresse da.',
    },
    stock: {
      title: 'Ausverkauft mit einem Tipp',
      text: 'Nehmen Sie einen Artikel für eine Stunde oder bis morgen heraus. Er kommt von selbst zurück.',
    },
    team: {
      title: 'Jeder sieht das Seine',
      text: 'Jedes Teammitglied meldet sich selbst an und öffnet nur, was Sie freigeben.',
    },
    files: {
      title: 'Die Speisekarte als Datei',
      text: 'Aus Excel oder CSV übernehmen. Sie sehen jede Änderung, bevor sie gilt.',
    },
    connection: {
      title: 'Schwaches WLAN? Kein Drama',
      text: 'Die Übersicht meldet in Sekunden, wenn die Verbindung fehlt, und holt nach, was sie verpasst hat.',
    },
    languages: {
      title: 'Neun Sprachen',
      text: 'Jeder arbeitet in seiner eigenen. Arabisch läuft von rechts nach links, bis zum letzten Symbol.',
    },
  },
  features: {
    title: 'Vom ersten Klingeln bis an die Tür des Kunden',
    detail: 'Fünf Aufgaben, die jeden Tag anfallen, und wie sie in Storedesk aussehen.',
    board: {
      title: 'Eine Übersicht für den ganzen Abend',
      text: 'Neu, in Zubereitung, fertig, unterwegs: Jede Bestellung steht dort, wo sie gerade ist, mit der zugesagten Zeit. Ein Tipp bringt sie weiter, und alle anderen Geräte ziehen mit.',
      alt: 'Bestellungen in Spalten, jede mit ihren Artikeln, der zugesagten Zeit und einer Schaltfläche für den nächsten Schritt',
    },
    order: {
      title: 'Alles, was zu einer Bestellung gehört',
      text: 'Artikel, Hinweise, Kunde und Lieferung an einem Ort, darunter, wer wann was getan hat. Niemand muss zweimal fragen.',
      alt: 'Eine Bestellung, geöffnet neben der Übersicht, mit ihren Artikeln und ihrem bisherigen Verlauf',
    },
    phone: {
      title: 'Aufnehmen, während Sie sprechen',
      text: 'Ein paar Buchstaben finden den Artikel, Sie wählen die Optionen, und Steuer, Lieferung und Summe sind schon gerechnet. Angefangenes bleibt erhalten, auch wenn der Browser geschlossen wird.',
      alt: 'Links die Speisekarte, daneben ein Bon mit Artikeln und einem bekannten Kunden',
    },
    menu: {
      title: 'Eine Speisekarte, die mit der Küche Schritt hält',
      text: 'Ändern Sie viele Preise auf einmal, stellen Sie dieselbe Frage zu mehreren Artikeln, legen Sie Tage und Uhrzeiten fest. Ein Irrtum ist mit einem Tipp rückgängig gemacht.',
      alt: 'Die Liste der Artikel mit Bildern, Preisen und einem Schalter für vorrätig',
    },
    files: {
      title: 'Ihre Speisekarte zieht mit um',
      text: 'Legen Sie die Datei Ihres alten Systems ab. Storedesk erkennt die Spalten, zeigt Ihnen jede Zeile vor dem Übernehmen und nimmt einen ganzen Import zurück, wenn Sie es sich anders überlegen.',
      alt: 'Die Vorschau eines Imports mit alten und neuen Werten, Zeile für Zeile',
    },
  },
  layouts: {
    title: 'Zwölf Ansichten, alle echt',
    detail:
      'Aufgenommen im laufenden Programm mit den Daten der Demo, hell oder dunkel wie diese Seite; die Bilder zeigen die englische Oberfläche. Wählen Sie eine aus, um sie zu öffnen; vielleicht müssen Sie sich vorher anmelden.',
    list: 'Heute, als Liste',
    order: 'Eine Bestellung',
    ticket: 'Der Bon für die Küche',
    choices: 'Optionen eines Artikels',
    bulk: 'Viele Preise auf einmal',
    item: 'Ein Artikel',
  },
  components: {
    title: 'Probieren Sie es aus',
    detail: 'Hier funktioniert alles wie im Programm. Nichts davon wird irgendwohin gesendet.',
    order: {
      title: 'Eine Bestellung auf ihrem Weg',
      text: 'Eine Schaltfläche, immer der nächste Schritt.',
      first: 'Tomatensuppe',
      second: 'Apfelkuchen',
      hand_over: 'Übergeben',
      deliver: 'Ausliefern',
      again: 'Noch einmal',
    },
    minutes: {
      title: 'In wie vielen Minuten fertig?',
      text: 'Wer annimmt, sagt es mit einem Tipp.',
      promised: 'Dem Kunden wird gesagt: %{time}',
    },
    stock: {
      title: 'Das letzte Stück ist weg',
      text: 'Ausschalten, und niemand bestellt, was es nicht mehr gibt.',
      label: 'Apfelkuchen vorrätig',
      in: 'Kunden können ihn bestellen.',
      out: 'Ausverkauft, bis Sie morgen öffnen. Dann ist er von selbst zurück.',
    },
    network: {
      title: 'Wenn das Netz ausfällt',
      text: 'Eine stehen gebliebene Übersicht darf nicht nach einem ruhigen Abend aussehen.',
      on: 'Jede Änderung kommt von selbst an.',
      off: 'Die Übersicht zeigt, seit wann, und holt alles nach, sobald das Netz zurück ist.',
      cut: 'Netz trennen',
      restore: 'Netz verbinden',
    },
  },
  apps: {
    title: 'Ein Programm, drei Orte',
    detail: 'Es läuft im Browser des Geräts, das gerade da ist.',
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
    detail: 'Wählen Sie eine: Diese Seite trägt sie sofort, und Storedesk auf diesem Gerät auch.',
    rounded: 'Runde Ecken',
    closing: 'Sehen Sie sich selbst darin um.',
  },
};

export const texts = { landing };
