import type { signInPushTexts as english } from '../../en/codes/signInPush';

export const signInPushTexts: typeof english = {
  2073: 'Je zaak of je account is niet meer goedgekeurd, daarom ben je uitgelogd. Neem contact op met de eigenaar van de zaak of met support.',
  2093: 'Je bent uitgelogd: vanaf een ander apparaat, of omdat het wachtwoord van het account is gewijzigd.',
};
