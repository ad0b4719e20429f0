import type { orderPayments as english } from '../en/orderPayments';

export const orderPayments: typeof english = {
  card: '%{brand} che termina con %{last4}',
  state: {
    waiting: 'In attesa del cliente',
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
  retry: 'Rimborsa di nuovo',
  link: 'Link di pagamento',
  dispute: {
    open: 'Contestato: %{amount}',
    won: 'Contestazione vinta: %{amount}',
    lost: 'Contestazione persa: %{amount}',
  },
};
