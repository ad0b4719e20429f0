import type { signInPushTexts as english } from '../../en/codes/signInPush';

export const signInPushTexts: typeof english = {
  2073: 'Votre établissement ou votre compte n’est plus validé\u202F: votre session a été fermée. Contactez le propriétaire ou l’assistance.',
  2093: 'Votre session a été fermée\u202F: depuis un autre appareil, ou parce que le mot de passe du compte a changé.',
};
