import type { renewSession as english } from '../en/renewSession';

export const renewSession: typeof english = {
  title: 'Accedi di nuovo',
  detail: 'La sessione è scaduta. Nulla è andato perso: accedi per riprendere da dove eri.',
  leave: 'Esci',
};
