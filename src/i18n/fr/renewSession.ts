import type { renewSession as english } from '../en/renewSession';

export const renewSession: typeof english = {
  title: 'Reconnectez-vous',
  detail: 'Votre session a expiré. Rien n’est perdu\u202F: connectez-vous pour reprendre où vous en étiez.',
  leave: 'Quitter',
};
