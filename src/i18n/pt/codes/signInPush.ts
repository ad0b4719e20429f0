import type { signInPushTexts as english } from '../../en/codes/signInPush';

export const signInPushTexts: typeof english = {
  2073: 'Sua loja ou sua conta não está mais aprovada, e a sessão foi encerrada. Fale com o dono da loja ou com o suporte.',
  2093: 'Sua sessão foi encerrada: por outro dispositivo ou porque a senha da conta mudou.',
};
