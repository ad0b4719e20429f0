import type { earnings as english } from '../en/earnings';

export const earnings = {
  brought: 'Deze bestelling leverde je %{earned} van %{charged} op',
  charged: 'In rekening gebracht bij de klant',
  earned: 'Voor jou',
  share: '%{name}: %{percent} van %{base}',
  account: {
    tax: 'Btw',
    refunds: 'Terugbetalingen',
    commission: 'Commissie',
    commission_tax: 'Btw over de commissie',
    payment_fees: 'Betaalkosten',
    provider_shares: 'Aandeel van de bezorger',
    platform_discounts: 'Korting die het platform betaalt',
    adjustments: 'Correcties van het platform',
    booking_fees: 'Reserveringskosten',
    no_show_charges: 'No-showkosten',
    subscription: 'Abonnement',
  },
} satisfies typeof english;
