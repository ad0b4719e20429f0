import type { CustomerTexts } from '../../messageTexts';

export const customers: CustomerTexts = {
  booking_accepted: {
    subject: '%{store}: столик забронирован',
    lines: [
      'Столик забронирован: %{store}.',
      '%{at}, гостей: %{persons}',
      'Посмотреть, изменить или отменить бронь можно здесь:',
      '%{link}',
    ],
  },
  booking_reminder: {
    subject: '%{store}: напоминание о столике',
    lines: [
      'Для вас забронирован столик: %{store}.',
      '%{at}, гостей: %{persons}',
      'Подтвердите, пожалуйста, что придёте. Здесь же можно изменить или отменить бронь:',
      '%{link}',
    ],
  },
  booking_changed: {
    subject: '%{store}: бронь изменена',
    lines: [
      'Ваша бронь («%{store}») изменена. Теперь она такая:',
      '%{at}, гостей: %{persons}',
      'Если вам это не подходит, измените или отмените её здесь:',
      '%{link}',
    ],
  },
  booking_cancelled: {
    subject: '%{store}: бронь отменена',
    lines: [
      'К сожалению, нам пришлось отменить вашу бронь («%{store}»):',
      '%{at}, гостей: %{persons}',
      'Приносим извинения и надеемся увидеть вас в другой раз.',
    ],
  },
  review_reply: {
    subject: '%{store}: ответ на ваш отзыв',
    lines: ['Ответ на ваш отзыв о заказе № %{number} («%{store}»):', '%{reply}'],
  },
};
