import type { earnings as english } from '../en/earnings';

export const earnings = {
  brought: 'Cette commande vous a rapporté %{earned} sur %{charged}',
  charged: 'Facturé au client',
  earned: 'Pour vous',
  share: '%{name}\u202F: %{percent} de %{base}',
  account: {
    tax: 'Taxe',
    refunds: 'Remboursements',
    commission: 'Commission',
    commission_tax: 'Taxe sur la commission',
    payment_fees: 'Frais de paiement',
    provider_shares: 'Part du livreur',
    platform_discounts: 'Remise prise en charge par la plateforme',
    adjustments: 'Corrections de la plateforme',
    booking_fees: 'Frais de réservation',
    no_show_charges: 'Frais pour clients absents',
    subscription: 'Abonnement',
  },
} satisfies typeof english;
