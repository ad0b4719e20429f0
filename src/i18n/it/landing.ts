/** The page at `/home`. */
const landing = {
  title: 'Ordini e menu in un posto solo',
  nav: {
    label: 'Sezioni di questa pagina',
    menu: 'Sezioni',
    home: 'Inizio',
    features: 'Funzioni',
    layouts: 'Schermate',
    components: 'Prova',
    apps: 'Dispositivi',
    themes: 'Colori',
    go: 'Apri Storedesk',
  },
  home: {
    detail:
      'Con Storedesk il tuo locale riceve gli ordini, li fa partire e cura il menu: su un tabellone che tutta la squadra condivide.',
    see: 'Guarda che cosa fa',
    board_alt: 'Il tabellone degli ordini di oggi, in quattro colonne: dai nuovi a quelli in consegna',
    phone_alt: 'Lo stesso tabellone su un telefono',
  },
  highlights: {
    title: 'Otto cose che rendono più facile la serata',
    carousel: 'carosello',
    page: 'Pagina %{page} di %{pages}',
    live: {
      title: 'Si aggiorna da solo',
      text: 'I nuovi ordini e ogni modifica compaiono subito su tutti gli schermi. Nessuno deve ricaricare.',
    },
    sound: {
      title: 'Ordini che si fanno sentire',
      text: 'Un nuovo ordine suona, viene letto a chi non può vederlo e si conta nella scheda del browser.',
    },
    phone: {
      title: 'Ordini al telefono',
      text: 'Scrivi il numero: chi ha già ordinato compare con nome e indirizzo.',
    },
    stock: {
      title: 'Esaurito con un tocco',
      text: 'Togli un prodotto per un’ora o fino a domani. Torna da solo.',
    },
    team: {
      title: 'A ciascuno il suo',
      text: 'Ogni collaboratore accede con il proprio nome e apre solo quello che permetti.',
    },
    files: {
      title: 'Il menu in un file',
      text: 'Portalo da Excel o CSV. Vedi ogni modifica prima che venga scritta.',
    },
    connection: {
      title: 'Rete debole? Nessun dramma',
      text: 'Il tabellone avvisa in pochi secondi se la rete manca, poi recupera quello che ha perso.',
    },
    languages: {
      title: 'Nove lingue',
      text: 'Ognuno lavora nella propria. L’arabo corre da destra a sinistra, fino all’ultima icona.',
    },
  },
  features: {
    title: 'Dal primo squillo alla porta del cliente',
    detail: 'Cinque lavori di ogni giorno, e come si presentano in Storedesk.',
    board: {
      title: 'Un tabellone per tutta la serata',
      text: 'Nuovo, in preparazione, pronto, in consegna: ogni ordine sta al suo posto, con l’ora promessa. Un tocco lo manda avanti e gli altri schermi lo seguono.',
      alt: 'Schede di ordini in colonne, ognuna con i prodotti, l’ora promessa e un pulsante per il passo successivo',
    },
    order: {
      title: 'Tutta la storia di un ordine',
      text: 'Prodotti, note, cliente e consegna in un posto solo e, sotto, chi ha fatto che cosa e quando. Nessuno deve chiedere due volte.',
      alt: 'Un ordine aperto accanto al tabellone, con i prodotti e quello che è successo finora',
    },
    phone: {
      title: 'Prendi l’ordine mentre parli',
      text: 'Bastano poche lettere per trovare il prodotto, scegli le opzioni, e imposta, consegna e totale sono già calcolati. Quello che hai iniziato resta, anche se il browser si chiude.',
      alt: 'Da una parte il menu, dall’altra una comanda con prodotti e un cliente conosciuto',
    },
    menu: {
      title: 'Un menu al passo con la cucina',
      text: 'Cambia molti prezzi in una volta, poni la stessa domanda per più prodotti, fissa giorni e orari. Uno sbaglio si ripristina con un tocco.',
      alt: 'L’elenco dei prodotti con immagini, prezzi e un interruttore per ciò che è disponibile',
    },
    files: {
      title: 'Il tuo menu viene con te',
      text: 'Trascina il file del vecchio sistema. Storedesk riconosce le colonne, ti mostra ogni riga prima di scrivere e ripristina l’intera importazione se cambi idea.',
      alt: 'L’anteprima di un’importazione, con i valori vecchi e nuovi riga per riga',
    },
  },
  layouts: {
    title: 'Dodici schermate, tutte vere',
    detail:
      'Prese dal programma in funzione con i dati della demo, chiare o scure come questa pagina; le immagini mostrano la versione inglese. Scegline una per aprirla; forse prima dovrai accedere.',
    list: 'Oggi, come elenco',
    order: 'Un ordine',
    ticket: 'La comanda per la cucina',
    choices: 'Opzioni di un prodotto',
    bulk: 'Molti prezzi in una volta',
    item: 'Un prodotto',
  },
  components: {
    title: 'Prova i pezzi',
    detail: 'Qui funzionano come nel programma. Niente di quello che tocchi viene inviato.',
    order: {
      title: 'Un ordine in cammino',
      text: 'Un solo pulsante, sempre il passo successivo.',
      first: 'Zuppa di pomodoro',
      second: 'Torta di mele',
      hand_over: 'Affida al rider',
      deliver: 'Consegna',
      again: 'Da capo',
    },
    minutes: {
      title: 'Pronto tra quanti minuti?',
      text: 'Chi accetta un ordine lo dice con un tocco.',
      promised: 'Al cliente si dice: %{time}',
    },
    stock: {
      title: 'L’ultima fetta è andata',
      text: 'Spegnila, e nessuno ordina quello che non c’è.',
      label: 'Torta di mele disponibile',
      in: 'I clienti possono ordinarla.',
      out: 'Esaurita fino all’apertura di domani. Poi torna da sola.',
    },
    network: {
      title: 'Quando manca la rete',
      text: 'Un tabellone fermo non deve sembrare una serata tranquilla.',
      on: 'Ogni modifica arriva da sola.',
      off: 'Il tabellone dice da quando, e si rimette in pari appena torna la rete.',
      cut: 'Stacca la rete',
      restore: 'Riattacca la rete',
    },
  },
  apps: {
    title: 'Un programma, tre posti',
    detail: 'Funziona nel browser del dispositivo che hai sottomano.',
    kitchen: {
      tab: 'Cucina',
      title: 'Un tablet sopra il piano di lavoro',
      text: 'Schede grandi, poche parole e pulsanti che anche un dito bagnato centra. Se ami la carta, la comanda si stampa.',
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
      text: 'Guarda come va la serata, spegni quello che è finito, cambia un prezzo da dove sei.',
      alt: 'L’elenco dei prodotti su un telefono',
    },
  },
  themes: {
    title: 'Dieci colori, di giorno e di notte',
    detail: 'Scegline uno: questa pagina lo indossa subito, e Storedesk su questo dispositivo anche.',
    rounded: 'Angoli arrotondati',
    closing: 'Entra e guardati intorno.',
  },
};

export const texts = { landing };
