import type { orderPayments as english } from '../en/orderPayments';

export const orderPayments: typeof english = {
  card: '%{brand}, последние цифры %{last4}',
  state: {
    waiting: 'Ждём клиента',
    authorized: 'Заблокировано: %{amount}',
    saved: 'Карта сохранена. Деньги спишутся, когда вы примете заказ.',
    paid: 'Списано %{amount}',
    voided: 'Блокировка снята, ничего не списано',
    failed: 'Не оплачено: %{amount}',
  },
  until: 'Можно списать до %{time}',
  refund: {
    waiting: 'Возврат %{amount} выполняется',
    done: 'Возвращено %{amount}',
    failed: 'Возврат %{amount} не прошёл',
  },
  retry: 'Вернуть ещё раз',
  link: 'Ссылка на оплату',
  dispute: {
    open: 'Оспаривается: %{amount}',
    won: 'Спор выигран: %{amount}',
    lost: 'Спор проигран: %{amount}',
  },
};
