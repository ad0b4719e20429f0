import type { signInPushTexts as english } from '../../en/codes/signInPush';

export const signInPushTexts: typeof english = {
  2073: 'Tu local o tu cuenta ya no están aprobados, por eso se cerró la sesión. Habla con el dueño del local o con soporte.',
  2093: 'Se cerró tu sesión: desde otro dispositivo o porque cambió la contraseña de la cuenta.',
};
