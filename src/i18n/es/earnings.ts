import type { earnings as english } from '../en/earnings';

export const earnings = {
  brought: 'Este pedido te dejó %{earned} de %{charged}',
  charged: 'Cobrado al cliente',
  earned: 'Para ti',
  share: '%{name}: %{percent} de %{base}',
  account: {
    tax: 'Impuestos',
    refunds: 'Reembolsos',
    commission: 'Comisión',
    commission_tax: 'Impuestos de la comisión',
    payment_fees: 'Comisión de pago',
    provider_shares: 'Parte del repartidor',
    platform_discounts: 'Descuento que paga la plataforma',
    adjustments: 'Correcciones de la plataforma',
    booking_fees: 'Cargo por reserva',
    no_show_charges: 'Cargo por no presentarse',
    subscription: 'Suscripción',
  },
} satisfies typeof english;
