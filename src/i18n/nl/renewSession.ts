import type { renewSession as english } from '../en/renewSession';

export const renewSession: typeof english = {
  title: 'Log opnieuw in',
  detail: 'Je sessie is verlopen. Er is niets verloren; log in en ga verder waar je was.',
  leave: 'Verlaten',
};
