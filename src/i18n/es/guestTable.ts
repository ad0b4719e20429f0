import type { guestTable as english } from '../en/guestTable';

export const guestTable: typeof english = {
  page: 'Tu mesa',
  title: 'Te damos la bienvenida a %{store}',
  loading: 'Cargando tu mesa',
  detail: 'Esta es la mesa %{number}. Pide al personal lo que quieras tomar.',
  over: 'Este código ya no es válido. Pregunta al personal.',
};
