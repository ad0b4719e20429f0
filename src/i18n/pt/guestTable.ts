import type { guestTable as english } from '../en/guestTable';

export const guestTable: typeof english = {
  page: 'Sua mesa',
  title: 'Boas-vindas a %{store}',
  loading: 'Carregando sua mesa',
  detail: 'Esta é a mesa %{number}. Faça seu pedido à equipe.',
  over: 'Este código não é mais válido. Fale com a equipe.',
};
