import type { orderPayments as english } from '../en/orderPayments';

export const orderPayments: typeof english = {
  card: '%{brand} che termina con %{last4}',
  state: {
    waiting: 'Addebito in corso: %{amount}',
    authorized: 'Autorizzato: %{amount}',
    saved: 'Carta salvata. L’addebito parte quando accetti.',
    paid: 'Incassato: %{amount}',
    voided: 'Sbloccato, nessun addebito',
    failed: 'Non pagato: %{amount}',
  },
  until: 'Da incassare entro: %{time}',
  refund: {
    waiting: 'Rimborso di %{amount} in corso',
    done: 'Rimborsato: %{amount}',
    failed: 'Rimborso di %{amount} non riuscito',
  },
  failure: {
    no_answer: 'Il servizio di pagamento non risponde. La richiesta verrà ripetuta.',
    keys: 'Il servizio di pagamento rifiuta le chiavi del locale.',
    not_set_up: 'Il servizio di pagamento non è più configurato.',
    partial: 'Il servizio di pagamento non lo consente per una parte dell’importo.',
    balance: 'Il tuo saldo presso il servizio di pagamento è insufficiente.',
    funds: 'La carta non ha fondi sufficienti.',
    expired: 'La carta è scaduta.',
    confirmation: 'La banca chiede al cliente di confermare il pagamento.',
    refunded: 'Non resta così tanto da rimborsare.',
    amount: 'Il servizio di pagamento non accetta questo importo o questa valuta.',
    gone: 'Il servizio di pagamento non ha più questo pagamento o questa carta.',
    email: 'Il servizio di pagamento ha bisogno dell’indirizzo email del cliente.',
    declined: 'La carta è stata rifiutata.',
    other: 'Il servizio di pagamento ha rifiutato la richiesta.',
  },
  retry: 'Rimborsa di nuovo',
  link: 'Link di pagamento',
  dispute: {
    open: 'Contestato: %{amount}',
    won: 'Contestazione vinta: %{amount}',
    lost: 'Contestazione persa: %{amount}',
  },
};
