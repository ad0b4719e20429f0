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
    within: 'Ordine %{number} rifiutato: nessuno ha risposto entro %{time}.',
    in_time: 'Ordine %{number} rifiutato: nessuno ha risposto in tempo.',
    /** Notifications, below the order's number. */
    ending: 'Nessuno ha ancora risposto: sta per essere rifiutato.',
    push: 'Rifiutato: nessuno ha risposto in tempo.',
    card: 'Il pagamento con carta di %{amount} è stato rimborsato.',
    cash: 'Il pagamento di %{amount} è stato rimborsato.',
    unpaid: 'Non era stato pagato nulla.',
    table: 'Il tavolo %{number} è di nuovo libero.',
  },
  notice: {
    about: 'Ordine %{number}: %{text}',
    ending: 'L’ordine %{number} sta per essere rifiutato: nessuno ha ancora risposto.',
    view: 'Vedi',
    change_declined: 'Ordine %{number}: il cliente ha rifiutato la modifica.',
    change_expired: 'Ordine %{number}: il cliente non ha risposto in tempo. L’ordine non cambia.',
  },
};
