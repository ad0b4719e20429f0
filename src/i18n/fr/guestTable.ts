import type { guestTable as english } from '../en/guestTable';

export const guestTable: typeof english = {
  page: 'Votre table',
  title: 'Bienvenue chez %{store}',
  loading: 'Chargement de votre table',
  detail: 'Vous êtes à la table %{number}. Passez votre commande auprès du personnel.',
  over: 'Ce code n’est plus valable. Adressez-vous au personnel.',
};
