import type { payouts as english } from '../en/payouts';

export const payouts: typeof english = {
  failed: 'Impossibile\u00A0caricare\u00A0il\u00A0saldo.',
  list_failed: 'Impossibile\u00A0caricare\u00A0i\u00A0bonifici.',
  available: 'Disponibile\u00A0ora',
  available_detail: 'Quanto\u00A0puoi\u00A0farti\u00A0versare\u00A0sul\u00A0conto\u00A0bancario.',
  held: 'In\u00A0attesa',
  held_detail: 'Puoi\u00A0richiederlo\u00A0quando\u00A0i\u00A0bonifici\u00A0saranno\u00A0di\u00A0nuovo\u00A0possibili.',
  requested: 'Richiesto',
  requested_detail: 'In\u00A0richieste\u00A0non\u00A0ancora\u00A0versate.',
  balance: 'Saldo',
  balance_detail: 'Quanto\u00A0ti\u00A0deve\u00A0la\u00A0piattaforma,\u00A0per\u00A0tutto\u00A0fino\u00A0a\u00A0ora.',
  owed_detail: 'Lo\u00A0devi\u00A0alla\u00A0piattaforma.\u00A0Viene\u00A0detratto\u00A0dai\u00A0prossimi\u00A0incassi.',
  cash: 'Contanti\u00A0da\u00A0consegnare',
  cash_detail: 'Li\u00A0hanno\u00A0i\u00A0rider.\u00A0Non\u00A0fanno\u00A0parte\u00A0del\u00A0saldo.',
  hold: 'I\u00A0bonifici\u00A0sono\u00A0in\u00A0attesa\u00A0fino\u00A0a:\u00A0%{time}\u00A0(ancora\u00A0%{span}),\u00A0perché\u00A0sono\u00A0cambiati\u00A0i\u00A0dati\u00A0bancari\u00A0o\u00A0il\u00A0titolare.',
  frozen:
    'I\u00A0bonifici\u00A0sono\u00A0bloccati\u00A0perché\u00A0è\u00A0stata\u00A0segnalata\u00A0una\u00A0modifica\u00A0non\u00A0autorizzata\u00A0dei\u00A0dati\u00A0bancari\u00A0(%{time}).\u00A0Contatta\u00A0la\u00A0piattaforma.',
  amount: 'Importo',
  request: {
    action: 'Richiedi\u00A0un\u00A0bonifico',
    title: 'Richiedi\u00A0un\u00A0bonifico',
    available: 'Disponibile\u00A0ora:\u00A0%{amount}',
    detail: 'Arriva\u00A0sul\u00A0conto\u00A0bancario\u00A0nel\u00A0profilo\u00A0del\u00A0titolare.',
    confirm: 'Richiedi\u00A0bonifico',
    too_much:
      'È\u00A0più\u00A0di\u00A0quanto\u00A0puoi\u00A0richiedere\u00A0ora.\u00A0Inserisci\u00A0un\u00A0importo\u00A0più\u00A0basso.',
    hold: 'I\u00A0bonifici\u00A0sono\u00A0in\u00A0attesa:\u00A0ora\u00A0non\u00A0si\u00A0può\u00A0richiedere\u00A0nulla.',
    frozen: 'I\u00A0bonifici\u00A0sono\u00A0bloccati:\u00A0ora\u00A0non\u00A0si\u00A0può\u00A0richiedere\u00A0nulla.',
  },
  requests: 'Richieste',
  cancel: {
    action: 'Annulla\u00A0richiesta',
    title: 'Annullare\u00A0questa\u00A0richiesta?',
    detail: '%{amount}\u00A0restano\u00A0nel\u00A0saldo\u00A0e\u00A0puoi\u00A0richiederli\u00A0di\u00A0nuovo.',
  },
  state: {
    requested: 'In\u00A0attesa\u00A0della\u00A0piattaforma',
    accepted: 'Accettata',
    transferred: 'In\u00A0viaggio\u00A0verso\u00A0la\u00A0banca',
    completed: 'Versato',
    returned: 'Tornato\u00A0indietro\u00A0dalla\u00A0banca',
    declined: 'Rifiutata',
    cancelled: 'Annullata',
  },
  list: 'Bonifici',
  open: 'Bonifico\u00A0del\u00A0%{date}:\u00A0%{amount}.\u00A0Mostra\u00A0i\u00A0dettagli',
  date: 'Data',
  status: 'Stato',
  title: 'Bonifico:\u00A0%{amount}',
  reference: 'Sull’estratto\u00A0conto',
  requested_on: 'Richiesto\u00A0il',
  requested_by: 'Richiesto\u00A0da',
  returned_on: 'Tornato\u00A0il',
  returned_because: 'Motivo\u00A0del\u00A0ritorno',
  next: 'Che\u00A0cosa\u00A0può\u00A0ancora\u00A0cambiare\u00A0il\u00A0prossimo\u00A0bonifico',
  cause: {
    open_order:
      'Pagato,\u00A0ma\u00A0non\u00A0completato.\u00A0Il\u00A0denaro\u00A0torna\u00A0indietro\u00A0se\u00A0l’ordine\u00A0viene\u00A0annullato.',
    order_change: 'Una\u00A0modifica\u00A0dell’ordine\u00A0attende\u00A0il\u00A0cliente.',
    contested:
      'Hai\u00A0contestato\u00A0una\u00A0trattenuta.\u00A0Torna\u00A0se\u00A0la\u00A0piattaforma\u00A0è\u00A0d’accordo.',
    cash: 'Ha\u00A0contanti\u00A0da\u00A0consegnare.\u00A0Non\u00A0fanno\u00A0parte\u00A0del\u00A0saldo.',
  },
  statement: {
    title: 'Rendiconto',
    failed: 'Impossibile\u00A0caricare\u00A0il\u00A0rendiconto.',
    period: 'Periodo',
    balance_before: 'Saldo\u00A0precedente',
    earned: 'Incassi',
    cash: 'Denaro\u00A0che\u00A0hai\u00A0già',
    owed: 'Dovuto\u00A0ad\u00A0altri',
    paid_out: 'Versato',
    due: 'Saldo\u00A0successivo',
    pdf: 'PDF',
    csv: 'CSV',
    file_name: 'rendiconto',
  },
  seal: {
    label: 'Sigillo',
    verify: 'Verifica\u00A0il\u00A0sigillo',
    intact:
      'Il\u00A0sigillo\u00A0è\u00A0integro:\u00A0da\u00A0quando\u00A0è\u00A0stato\u00A0fatto\u00A0il\u00A0rendiconto,\u00A0in\u00A0questo\u00A0periodo\u00A0non\u00A0è\u00A0cambiato\u00A0nulla.',
    changed:
      'Il\u00A0sigillo\u00A0non\u00A0corrisponde:\u00A0da\u00A0quando\u00A0è\u00A0stato\u00A0fatto\u00A0il\u00A0rendiconto,\u00A0in\u00A0questo\u00A0periodo\u00A0è\u00A0cambiato\u00A0qualcosa.\u00A0Contatta\u00A0la\u00A0piattaforma.',
    unchained:
      'Questo\u00A0rendiconto\u00A0corrisponde\u00A0al\u00A0suo\u00A0sigillo,\u00A0ma\u00A0quello\u00A0precedente\u00A0è\u00A0stato\u00A0sigillato\u00A0di\u00A0nuovo.\u00A0Contatta\u00A0la\u00A0piattaforma.',
    unsupported:
      'Questo\u00A0browser\u00A0può\u00A0verificare\u00A0i\u00A0sigilli\u00A0solo\u00A0con\u00A0una\u00A0connessione\u00A0sicura\u00A0(https).',
  },
  empty: {
    title: 'Ancora\u00A0nessun\u00A0bonifico',
    detail: 'Qui\u00A0compaiono\u00A0i\u00A0bonifici\u00A0sul\u00A0tuo\u00A0conto\u00A0bancario.',
  },
};
