import type { guestTable as english } from '../en/guestTable';

export const guestTable: typeof english = {
  page: 'Il tuo tavolo',
  title: 'Ti diamo il benvenuto da %{store}',
  loading: 'Caricamento del tuo tavolo',
  detail: 'Questo è il tavolo %{number}. Per ordinare, chiedi in sala.',
  over: 'Questo codice non è più valido. Chiedi in sala.',
};
