import type { renewSession as english } from '../en/renewSession';

export const renewSession: typeof english = {
  title: 'Erneut anmelden',
  detail: 'Ihre Sitzung ist abgelaufen. Nichts ist verloren; melden Sie sich an, um weiterzumachen, wo Sie waren.',
  leave: 'Verlassen',
};
