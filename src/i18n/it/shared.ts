import type { shared as english } from '../en/shared';

export const shared: typeof english = {
  providers: {
    phone: {
      hint: 'Senza lo 0 iniziale; puoi anche incollare il numero intero.',
      required: 'Inserisci il numero di telefono.',
      code: 'Scegli il Paese.',
      too_short: 'Questo numero è troppo corto.',
      too_long: 'Questo numero è troppo lungo.',
      initial_zero: 'Togli lo 0 iniziale.',
      invalid: 'Inserisci un numero di telefono valido.',
    },
    blocker: {
      title: 'Non può ricevere ordini:',
      soon: 'Da rinnovare presto:',
      not_approved: 'Non approvato',
      document_missing: 'Manca: %{document}',
      document_pending: 'Da controllare: %{document}',
      document_declined: 'Rifiutato: %{document}',
      document_expired: 'Scaduto il %{date}: %{document}',
      vehicle_missing: 'Nessun veicolo',
      vehicle_type_missing: 'Manca il tipo di veicolo',
      vehicle_not_approved: 'Veicolo non approvato',
      expires_soon: 'Scade il %{date}: %{document}',
    },
    segment: {
      all: 'Tutti',
      free: 'Disponibili',
      on_job: 'In consegna',
      offline: 'Offline',
    },
    in_use: 'Assegnati e non ancora ritirati: %{numbers}. Se li riprendi, verranno proposti a qualcun altro.',
    in_use_picked_up: 'Ordini in corso: %{numbers}. Quelli già ritirati vanno prima consegnati; poi puoi eliminare.',
    vehicles: {
      none: 'Nessuno',
    },
  },
  categories: {
    in_use: {
      subs: 'Contiene %{smart_count} sottocategoria. Prima spostala o eliminala. |||| Contiene %{smart_count} sottocategorie. Prima spostale o eliminale.',
      items:
        'Contiene %{smart_count} prodotto. Prima spostalo o eliminalo. |||| Contiene %{smart_count} prodotti. Prima spostali o eliminali.',
    },
  },
  createOrder: {
    choices: {
      exactly: 'Scegline %{min}',
      up_to: 'Fino a %{max} a scelta',
      between: 'Da %{min} a %{max} a scelta',
      at_least: 'Almeno %{min} a scelta',
      out_of_stock: 'esaurita',
    },
    customer: { orders: '%{smart_count} ordine |||| %{smart_count} ordini' },
    position: { not_found: 'Nessun risultato. Controlla l’indirizzo o indica manualmente la posizione.' },
  },
  items: {
    new: 'Nuovo prodotto',
    list: {
      shown: 'Visibile ai clienti',
      hidden: 'Nascosto ai clienti',
    },
  },
  menuFiles: {
    export: {
      action: 'Esporta',
      columns: 'Colonne',
      title: 'Esporta',
    },
    import: { action: 'Importa' },
  },
  activity: {
    history: {
      show: 'Mostra la cronologia',
    },
  },
  access: {
    password: {
      short: 'Almeno %{min} caratteri.',
    },
  },
  orderHistory: {
    days: {
      reversed: 'La data di fine è prima di quella di inizio.',
    },
  },
  orderChanges: {
    system_reason: {
      notAccepted: 'Non accettato in tempo',
      noShow: 'I clienti non si sono presentati',
      arrivedBefore: 'I clienti erano già arrivati',
      feeUnpaid: 'Costo di prenotazione non pagato in tempo',
      assumedCollected: 'Completato automaticamente un’ora dopo essere stato pronto',
      testOver: 'Gli ordini di prova terminano automaticamente',
    },
  },
  modifierGroups: { new: 'Nuovo gruppo di opzioni' },
  opening: { strip: { closed: 'Chiuso' } },
  deliveryAreas: { try: { postcode: 'CAP' } },
};
