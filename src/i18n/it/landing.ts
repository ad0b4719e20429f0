/** The page at `/home`. */
const landing = {
  title: 'Ordini e menu in un posto solo',
  nav: {
    label: 'Sezioni di questa pagina',
    menu: 'Sezioni',
    home: 'Inizio',
    features: 'Funzionalità',
    layouts: 'Schermate',
    components: 'Prova',
    apps: 'Dispositivi',
    themes: 'Colori',
    go: 'Apri Storedesk',
  },
  home: {
    detail: 'Ricevi gli ordini, falli partire e tieni aggiornato il menu, su un tabellone condiviso da tutto lo staff.',
    see: 'Scopri cosa fa',
    board_alt: 'Il tabellone degli ordini di oggi, in quattro colonne: dai nuovi a quelli in consegna',
    phone_alt: 'Lo stesso tabellone su un telefono',
  },
  highlights: {
    title: 'Otto cose che rendono più facile la serata',
    carousel: 'carosello',
    page: 'Pagina %{page} di %{pages}',
    live: {
      title: 'Sempre aggiornato',
      text: 'Nuovi ordini e modifiche compaiono subito su tutti gli schermi. Nessuno deve ricaricare la pagina.',
    },
    sound: {
      title: 'Ordini che non ti sfuggono',
      text: 'Un nuovo ordine suona, viene annunciato agli screen reader e compare nella scheda del browser.',
    },
    phone: {
      title: 'Ordini al telefono',
      text: 'Scrivi il numero: se il cliente ha già ordinato, compaiono nome e indirizzo.',
    },
    stock: {
      title: 'Esaurito con un tocco',
      text: 'Togli un prodotto per un’ora o fino a domani. Torna automaticamente.',
    },
    team: {
      title: 'Ognuno vede ciò che gli serve',
      text: 'Ogni collaboratore ha il proprio accesso e apre solo quello che permetti.',
    },
    files: {
      title: 'Importazione ed esportazione del menu',
      text: 'Importa il menu da Excel o CSV e controlla ogni modifica prima di salvarla.',
    },
    connection: {
      title: 'Wi-Fi debole? Nessun dramma',
      text: 'Il tabellone avvisa in pochi secondi se cade la connessione, poi si rimette in pari.',
    },
    languages: {
      title: 'Nove lingue',
      text: 'Ognuno lavora nella propria lingua. L’arabo va da destra a sinistra, fino all’ultima icona.',
    },
  },
  features: {
    title: 'Dal primo squillo alla porta del cliente',
    detail: 'Cinque lavori di ogni giorno, e come si fanno in Storedesk.',
    board: {
      title: 'Un tabellone per tutta la serata',
      text: 'Nuovo, in preparazione, pronto, in consegna: ogni ordine è nella sua colonna, con l’ora promessa. Un tocco lo manda avanti e gli altri schermi lo seguono.',
      alt: 'Schede di ordini in colonne, ognuna con i prodotti, l’ora promessa e un pulsante per il passo successivo',
    },
    order: {
      title: 'Tutta la storia di un ordine',
      text: 'Prodotti, note, cliente e consegna in un posto solo, con la cronologia di chi ha fatto cosa e quando. Nessuno deve chiedere due volte.',
      alt: 'Un ordine aperto accanto al tabellone, con i prodotti e la cronologia',
    },
    phone: {
      title: 'Prendi l’ordine mentre parli',
      text: 'Trova i prodotti con poche lettere e scegli le opzioni; IVA, consegna e totale si calcolano automaticamente. Quello che hai iniziato resta, anche se il browser si chiude.',
      alt: 'Da una parte il menu, dall’altra una comanda con i prodotti e un cliente che ha già ordinato',
    },
    menu: {
      title: 'Un menu al passo con la cucina',
      text: 'Cambia molti prezzi insieme, condividi le opzioni tra i prodotti, imposta giorni e orari. Gli errori si correggono con un tocco.',
      alt: 'L’elenco dei prodotti con immagini, prezzi e un interruttore per ciò che è disponibile',
    },
    files: {
      title: 'Porta il tuo menu con te',
      text: 'Carica il file del vecchio sistema. Storedesk abbina le colonne, ti mostra ogni riga prima di salvare e annulla l’intera importazione se cambi idea.',
      alt: 'L’anteprima di un’importazione, con i valori attuali e nuovi riga per riga',
    },
  },
  layouts: {
    title: 'Dodici schermate, tutte vere',
    detail:
      'Prese dal programma vero con i dati della demo, chiare o scure come questa pagina; le immagini mostrano la versione inglese. Scegline una per aprirla; prima potresti dover accedere.',
    list: 'Oggi, come elenco',
    order: 'Un ordine',
    ticket: 'La comanda per la cucina',
    choices: 'Opzioni di un prodotto',
    bulk: 'Molti prezzi insieme',
    item: 'Un prodotto',
  },
  components: {
    title: 'Fai una prova',
    detail: 'Tutto funziona come in Storedesk. Niente di quello che tocchi viene inviato.',
    order: {
      title: 'Un ordine, passo dopo passo',
      text: 'Un solo pulsante, sempre il passo successivo.',
      first: 'Zuppa di pomodoro',
      second: 'Torta di mele',
      hand_over: 'Affida al rider',
      deliver: 'Consegna',
      again: 'Ricomincia',
    },
    minutes: {
      title: 'Pronto tra quanti minuti?',
      text: 'Accetta un ordine e indica il tempo con un tocco.',
      promised: 'Il cliente vede: %{time}',
    },
    stock: {
      title: 'L’ultima fetta è venduta',
      text: 'Disattivala, e nessuno ordina quello che non hai.',
      label: 'Torta di mele disponibile',
      in: 'I clienti possono ordinarla.',
      out: 'Esaurita fino all’apertura di domani, poi torna automaticamente.',
    },
    network: {
      title: 'Quando manca la rete',
      text: 'Un tabellone senza connessione non deve sembrare una serata tranquilla.',
      on: 'Ogni modifica arriva automaticamente.',
      off: 'Il tabellone mostra l’ultimo aggiornamento e si rimette in pari appena torna la connessione.',
      cut: 'Disconnetti',
      restore: 'Riconnetti',
    },
  },
  apps: {
    title: 'Un programma, tre posti',
    detail: 'Funziona nel browser di qualsiasi dispositivo.',
    kitchen: {
      tab: 'Cucina',
      title: 'Un tablet sopra il piano di lavoro',
      text: 'Schede grandi, poche parole e pulsanti facili da toccare anche con le dita bagnate. Se preferisci la carta, stampa la comanda.',
      alt: 'Il tabellone su un tablet',
    },
    counter: {
      tab: 'Banco',
      title: 'Uno schermo accanto alla cassa',
      text: 'Prendi ordini al telefono, tieni d’occhio quello che è pronto, scegli chi consegna.',
      alt: 'Un ordine preso su uno schermo largo',
    },
    owner: {
      tab: 'In giro',
      title: 'Un telefono in tasca',
      text: 'Guarda come va la serata, disattiva quello che è finito, cambia un prezzo, ovunque tu sia.',
      alt: 'L’elenco dei prodotti su un telefono',
    },
  },
  themes: {
    title: 'Dieci colori, di giorno e di notte',
    detail: 'Scegline uno: questa pagina cambia subito, e anche Storedesk su questo dispositivo.',
    rounded: 'Angoli arrotondati',
    closing: 'Provalo subito.',
  },
};

export const texts = { landing };
