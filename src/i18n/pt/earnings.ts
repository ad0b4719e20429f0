import type { earnings as english } from '../en/earnings';

export const earnings = {
  brought: 'Este pedido rendeu %{earned} de %{charged}',
  charged: 'Cobrado do cliente',
  earned: 'Para você',
  share: '%{name}: %{percent} de %{base}',
  account: {
    tax: 'Imposto',
    refunds: 'Reembolsos',
    commission: 'Comissão',
    commission_tax: 'Imposto sobre a comissão',
    payment_fees: 'Taxa de pagamento',
    provider_shares: 'Parte do entregador',
    platform_discounts: 'Desconto pago pela plataforma',
    adjustments: 'Correções da plataforma',
    booking_fees: 'Taxa de reserva',
    no_show_charges: 'Taxa por não comparecer',
    subscription: 'Assinatura',
  },
} satisfies typeof english;
