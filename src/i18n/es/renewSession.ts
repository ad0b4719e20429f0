import type { renewSession as english } from '../en/renewSession';

export const renewSession: typeof english = {
  title: 'Vuelve a iniciar sesión',
  detail: 'Tu sesión terminó. No se perdió nada: inicia sesión y sigue donde estabas.',
  leave: 'Salir',
};
