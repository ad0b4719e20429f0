import type { signInPushTexts as english } from '../../en/codes/signInPush';

export const signInPushTexts: typeof english = {
  2073: 'Ihr Betrieb oder Ihr Konto ist nicht mehr freigegeben, deshalb wurden Sie abgemeldet. Bitte wenden Sie sich an den Inhaber oder den Support.',
  2093: 'Sie wurden abgemeldet: von einem anderen Gerät aus oder weil das Passwort des Kontos geändert wurde.',
};
