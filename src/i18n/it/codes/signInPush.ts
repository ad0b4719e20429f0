import type { signInPushTexts as english } from '../../en/codes/signInPush';

export const signInPushTexts: typeof english = {
  2073: 'Il tuo locale o il tuo account non è più approvato e la sessione è stata chiusa. Contatta il titolare del locale o l’assistenza.',
  2093: 'La sessione è stata chiusa: da un altro dispositivo, o perché la password dell’account è cambiata.',
};
