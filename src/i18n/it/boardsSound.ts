import type { boardsSound as english } from '../en/boardsSound';

export const boardsSound: typeof english = {
  sound: {
    label: 'Audio: %{state}',
    on: 'attivo',
    off: 'spento',
    blocked: 'bloccato dal browser',
    title: 'Audio su questo dispositivo',
    volume: 'Volume',
    mute: 'Silenzia',
    test: 'Prova',
    test_cancel: 'Prova il suono di annullamento',
    blocked_banner: 'L’audio è spento finché non tocchi la pagina.',
    allow: 'Attiva l’audio',
  },
  connection: {
    live: 'In diretta',
    connecting: 'Connessione…',
    cut_off: 'Nessuna connessione',
    outage: 'Non disponibile',
    too_many_tabs: 'Troppe schede',
  },
  announce: {
    changed: 'L’ordine %{number} è cambiato',
    new: 'Nuovo ordine %{number}, %{type}, %{total}',
    cancelled: 'Il cliente ha annullato l’ordine %{number}',
    moved: 'Ordine %{number}: %{status}',
  },
  /** A new order that nobody answered. The message ends with what became of the payment and the table. */
  rejected: {
    within: 'Ordine %{number} rifiutato: nessuno l’ha accettato entro %{time}.',
    in_time: 'Ordine %{number} rifiutato: nessuno l’ha accettato in tempo.',
    /** Notifications, below the order's number. */
    ending: 'Non ancora accettato. Sta per essere rifiutato.',
    push: 'Rifiutato: nessuno l’ha accettato in tempo.',
    card: 'Il pagamento con carta di %{amount} è stato rimborsato.',
    cash: 'Il pagamento di %{amount} è stato rimborsato.',
    unpaid: 'Non è stato incassato nulla.',
    table: 'Il tavolo %{number} è di nuovo libero.',
  },
  failure: {
    payment_failed: 'Il pagamento con carta non è riuscito.',
    refund_failed: 'Il rimborso tramite il servizio di pagamento non è riuscito.',
  },
  notice: {
    ending: 'L’ordine %{number} sta per essere rifiutato. Accettalo subito.',
    view: 'Vedi',
    review: 'Nuova recensione: %{smart_count} stella |||| Nuova recensione: %{smart_count} stelle',
    change_declined: 'Ordine %{number}: il cliente ha rifiutato la modifica.',
    change_expired: 'Ordine %{number}: il cliente non ha risposto in tempo. L’ordine non cambia.',
  },
  /** Each is a sentence about one order. */
  event: {
    2061: 'Ordine %{number}: un rider l’ha accettato',
    2062: 'Ordine %{number}: il rider è in arrivo al locale',
    2063: 'Ordine %{number}: il rider è al locale',
    2064: 'Ordine %{number}: il rider l’ha ritirato',
    2065: 'Ordine %{number}: è in consegna',
    2066: 'Ordine %{number}: il rider è dal cliente',
    2067: 'Ordine %{number}: è stato consegnato',
    2068: 'Ordine %{number}: il cliente l’ha annullato',
    2069: 'Ordine %{number}: nessun rider trovato',
    2070: 'Ordine %{number}: nuovo ordine programmato',
    2071: 'Ordine %{number}: nuovo ordine',
    2074: 'Ordine %{number}: il cliente ha accettato la modifica',
    2088: 'Ordine %{number}: i dettagli sono cambiati',
  },
  /** Several events of one kind, in one notice. */
  events: {
    new_order: '%{smart_count} nuovo ordine |||| %{smart_count} nuovi ordini',
    ending: '%{smart_count} ordine sta per essere rifiutato |||| %{smart_count} ordini stanno per essere rifiutati',
    unanswered:
      '%{smart_count} ordine non è stato accettato in tempo |||| %{smart_count} ordini non sono stati accettati in tempo',
    cancelled: '%{smart_count} ordine annullato dal cliente |||| %{smart_count} ordini annullati dai clienti',
    answer:
      '%{smart_count} cliente ha risposto a una modifica |||| %{smart_count} clienti hanno risposto a una modifica',
    changed: '%{smart_count} ordine è cambiato |||| %{smart_count} ordini sono cambiati',
    courier: '%{smart_count} aggiornamento sulle consegne |||| %{smart_count} aggiornamenti sulle consegne',
    nobody_found: '%{smart_count} ordine senza rider |||| %{smart_count} ordini senza rider',
    low_review: '%{smart_count} recensione negativa |||| %{smart_count} recensioni negative',
    document: '%{smart_count} avviso su un documento |||| %{smart_count} avvisi su documenti',
  },
  bell: { label: 'Notifiche', unread: '%{smart_count} non letta |||| %{smart_count} non lette' },
};
