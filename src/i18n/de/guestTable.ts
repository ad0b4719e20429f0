import type { guestTable as english } from '../en/guestTable';

export const guestTable: typeof english = {
  page: 'Ihr Tisch',
  title: 'Willkommen bei %{store}',
  loading: 'Ihr Tisch wird geladen',
  detail: 'Das ist Tisch %{number}. Bitte bestellen Sie beim Personal.',
  over: 'Dieser Code ist nicht mehr gültig. Bitte wenden Sie sich an das Personal.',
};
