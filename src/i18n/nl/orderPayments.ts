import type { orderPayments as english } from '../en/orderPayments';

export const orderPayments: typeof english = {
  card: '%{brand} eindigend op %{last4}',
  state: {
    waiting: 'Wacht op de klant',
    authorized: 'Gereserveerd: %{amount}',
    saved: 'Kaart opgeslagen. Er wordt afgeschreven zodra je accepteert.',
    paid: '%{amount} geïnd',
    voided: 'Vrijgegeven, niets afgeschreven',
    failed: 'Niet betaald: %{amount}',
  },
  until: 'Te innen tot %{time}',
  refund: {
    waiting: 'Terugbetaling van %{amount} loopt',
    done: '%{amount} terugbetaald',
    failed: 'Terugbetaling van %{amount} mislukt',
  },
  retry: 'Opnieuw terugbetalen',
  link: 'Betaallink',
  dispute: {
    open: 'Betwist: %{amount}',
    won: 'Betwisting gewonnen: %{amount}',
    lost: 'Betwisting verloren: %{amount}',
  },
};
