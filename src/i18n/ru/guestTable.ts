import type { guestTable as english } from '../en/guestTable';

export const guestTable: typeof english = {
  page: 'Ваш столик',
  title: 'Добро пожаловать в %{store}',
  loading: 'Загрузка вашего столика',
  detail: 'Это столик %{number}. Закажите у официанта.',
  over: 'Этот код больше не действует. Спросите официанта.',
};
