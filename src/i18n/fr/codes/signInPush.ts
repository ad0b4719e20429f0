import type { signInPushTexts as english } from '../../en/codes/signInPush';

export const signInPushTexts: typeof english = {
  2073: 'Votre établissement ou votre compte n’est plus validé ; votre session est fermée. Contactez le propriétaire ou l’assistance.',
  2093: 'Votre session est fermée ici : depuis un autre appareil, ou parce que le compte a un nouveau mot de passe.',
};
