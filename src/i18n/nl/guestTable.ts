import type { guestTable as english } from '../en/guestTable';

export const guestTable: typeof english = {
  page: 'Je tafel',
  title: 'Welkom bij %{store}',
  loading: 'Je tafel wordt geladen',
  detail: 'Dit is tafel %{number}. Bestel bij het personeel.',
  over: 'Deze code is niet meer geldig. Vraag het aan het personeel.',
};
