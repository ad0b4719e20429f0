import type { earnings as english } from '../en/earnings';

export const earnings = {
  brought: 'Diese Bestellung hat Ihnen %{earned} von %{charged} eingebracht',
  charged: 'Dem Kunden berechnet',
  earned: 'Für Sie',
  share: '%{name}: %{percent} von %{base}',
  account: {
    tax: 'MwSt.',
    refunds: 'Erstattungen',
    commission: 'Provision',
    commission_tax: 'MwSt. auf die Provision',
    payment_fees: 'Zahlungsgebühr',
    provider_shares: 'Anteil des Kuriers',
    platform_discounts: 'Rabatt, den die Plattform trägt',
    adjustments: 'Korrekturen der Plattform',
    booking_fees: 'Reservierungsgebühr',
    no_show_charges: 'No-Show-Gebühr',
    subscription: 'Abonnement',
  },
} satisfies typeof english;
