import type { signInPushTexts as english } from '../../en/codes/signInPush';

export const signInPushTexts: typeof english = {
  2073: 'Il tuo locale o il tuo account non è più approvato e l’accesso è stato chiuso. Contatta il titolare del locale o l’assistenza.',
  2093: 'Con questo account si è fatto l’accesso su un altro dispositivo: qui l’accesso è stato chiuso.',
};
