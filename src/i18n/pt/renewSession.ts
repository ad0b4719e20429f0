import type { renewSession as english } from '../en/renewSession';

export const renewSession: typeof english = {
  title: 'Entre de novo',
  detail: 'Sua sessão terminou. Nada se perdeu: entre e continue de onde parou.',
  leave: 'Sair',
};
