import type { signInPushTexts as english } from '../../en/codes/signInPush';

export const signInPushTexts: typeof english = {
  2073: 'Il tuo locale o il tuo account non è più approvato e l’accesso è stato chiuso. Contatta il titolare del locale o l’assistenza.',
  2093: 'Qui l’accesso è stato chiuso: da un altro dispositivo, o perché l’account ha una nuova password.',
};
