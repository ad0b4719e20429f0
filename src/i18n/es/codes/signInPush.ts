import type { signInPushTexts as english } from '../../en/codes/signInPush';

export const signInPushTexts: typeof english = {
  2073: 'Tu local o tu cuenta ya no están aprobados, por eso se cerró la sesión. Habla con el dueño del local o con soporte.',
  2093: 'Se cerró la sesión aquí: desde otro dispositivo o porque la cuenta tiene una contraseña nueva.',
};
