import type { earnings as english } from '../en/earnings';

export const earnings = {
  brought: 'Questo ordine ti ha portato %{earned} su %{charged}',
  charged: 'Addebitato al cliente',
  earned: 'Per te',
  share: '%{name}: %{percent} di %{base}',
  account: {
    tax: 'IVA',
    refunds: 'Rimborsi',
    commission: 'Commissione',
    commission_tax: 'IVA sulla commissione',
    payment_fees: 'Commissione di pagamento',
    provider_shares: 'Quota del rider',
    platform_discounts: 'Sconto pagato dalla piattaforma',
    adjustments: 'Correzioni della piattaforma',
    booking_fees: 'Costo di prenotazione',
    no_show_charges: 'Costo per clienti non presentati',
    subscription: 'Abbonamento',
  },
} satisfies typeof english;
