import type { customers as english } from '../en/customers';

export const customers: typeof english = {
  label: 'О клиенте',
  orders:
    '%{smart_count} заказ, последний %{date} |||| %{smart_count} заказа, последний %{date} |||| %{smart_count} заказов, последний %{date}',
  add: 'Добавить заметку',
  edit: 'Изменить заметку',
  erase: 'Стереть данные клиента',
  title: 'Заметка о клиенте: %{name}',
  title_unnamed: 'Заметка об этом клиенте',
  field: {
    allergies: 'Аллергия',
    note: 'Заметка для команды',
    language: 'Язык',
    is_blocked: 'Заблокирован',
  },
  blocked_help:
    'Перед оформлением заказа на этот номер мы попросим подтверждения. На заказы из приложения это не влияет.',
  no_language: 'Неизвестен',
  allergic_to: 'Аллергия: %{allergies}',
  language: 'Язык: %{language}',
  blocked: 'Номер заблокирован вашей командой',
  earlier: 'Прежние заказы',
  same_again: 'Повторить заказ',
  same_again_of: 'Повторить заказ от %{day}',
  more: 'Показать ещё %{smart_count} заказ |||| Показать ещё %{smart_count} заказа |||| Показать ещё %{smart_count} заказов',
  fewer: 'Показать меньше',
  added: 'Заказ от %{day} добавлен в чек.',
  link: 'Ссылка для гостя',
  copy: 'Копировать',
  copied: 'Скопировано',
};
