import type { paymentReturn as english } from '../en/paymentReturn';

export const paymentReturn: typeof english = {
  done: {
    title: 'Спасибо',
    detail: 'Ваш платёж отправлен заведению. Эту страницу можно закрыть.',
  },
  cancelled: {
    title: 'Ничего не оплачено',
    detail: 'Ссылку на оплату можно открыть снова в любой момент, или обратитесь в заведение.',
  },
};
