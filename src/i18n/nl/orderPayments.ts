import type { orderPayments as english } from '../en/orderPayments';

export const orderPayments: typeof english = {
  card: '%{brand} eindigend op %{last4}',
  state: {
    waiting: 'Wordt afgeschreven: %{amount}',
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
  failure: {
    no_answer: 'De betaaldienst reageert niet. Het wordt opnieuw geprobeerd.',
    keys: 'De betaaldienst weigert de sleutels van de zaak.',
    not_set_up: 'De betaaldienst is niet meer ingesteld.',
    partial: 'De betaaldienst kan dit niet voor een deel van het bedrag.',
    balance: 'Je saldo bij de betaaldienst is te laag.',
    funds: 'Er staat te weinig geld op de kaart.',
    expired: 'De kaart is verlopen.',
    confirmation: 'De bank vraagt de klant de betaling te bevestigen.',
    refunded: 'Er is niet meer zoveel terug te betalen.',
    amount: 'De betaaldienst accepteert dit bedrag of deze valuta niet.',
    gone: 'De betaaldienst heeft deze betaling of kaart niet meer.',
    email: 'De betaaldienst heeft het e-mailadres van de klant nodig.',
    declined: 'De kaart is geweigerd.',
    other: 'De betaaldienst heeft het verzoek geweigerd.',
  },
  retry: 'Opnieuw terugbetalen',
  link: 'Betaallink',
  dispute: {
    open: 'Betwist: %{amount}',
    won: 'Betwisting gewonnen: %{amount}',
    lost: 'Betwisting verloren: %{amount}',
  },
};
