import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Действует для новых сообщений.',
  field: {
    message_booking_accepted: 'Бронь подтверждена',
    message_booking_reminder: 'Напоминание о брони',
    message_booking_changed: 'Бронь изменена',
    message_booking_cancelled: 'Бронь отменена',
    message_review_reply: 'Ответ на отзыв',
  },
  send: 'Отправлять',
  title_email: 'Тема',
  title_sms: 'Первая строка',
  content: 'Текст',
  unknown: '%{placeholder} нельзя заполнить. Используйте подстановки ниже.',
  elsewhere: 'Проверьте другой текст: %{channel}, %{language}.',
  channels: 'Способ отправки',
  language: 'Язык',
  only_mail: 'Это сообщение отправляется только по почте.',
  insert: 'Вставить подстановку',
  back: 'Вернуть стандартный текст',
  preview: 'Предпросмотр с примером данных',
  send_all: 'Прислать мне все тексты: %{language}',
  sent: 'Сообщений отправляется на %{recipient}: %{count}',
  demo: 'Демо: эти сообщения не отправляются. Первое из них:',
  channel: {
    email: 'Почта',
    sms: 'СМС',
  },
  placeholder: {
    name: 'Имя клиента',
    store: 'Название заведения',
    at: 'Дата и время',
    persons: 'Число гостей',
    link: 'Ссылка на бронь',
    number: 'Номер заказа',
    reply: 'Ваш ответ',
  },
  sms: {
    parts: 'Частей: %{parts}. Символов: %{characters}.',
    special: 'Из-за этих символов в часть помещается меньше: %{characters}',
  },
} satisfies SettingsTexts;
