import type { earnings as english } from '../en/earnings';

export const earnings = {
  brought: 'Этот заказ принёс вам %{earned} из %{charged}',
  charged: 'К оплате клиентом',
  earned: 'Осталось вам',
  share: '%{name}: %{percent} от %{base}',
  account: {
    tax: 'Налог',
    refunds: 'Возвраты',
    commission: 'Комиссия',
    commission_tax: 'Налог с комиссии',
    payment_fees: 'Комиссия за оплату',
    provider_shares: 'Доля курьера',
    platform_discounts: 'Скидка за счёт платформы',
    adjustments: 'Корректировки платформы',
    booking_fees: 'Плата за бронирование',
    no_show_charges: 'Плата за неявку',
    subscription: 'Подписка',
  },
} satisfies typeof english;
