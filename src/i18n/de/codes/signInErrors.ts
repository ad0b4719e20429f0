import type { signInErrorTexts as english } from '../../en/codes/signInErrors';

export const signInErrorTexts = {
  611: 'Die Anmeldung hat nicht geklappt. Prüfen Sie Ihre Angaben und versuchen Sie es erneut.',
  613: 'Das Passwort ist falsch. Prüfen Sie es und versuchen Sie es erneut.',
  614: 'Die Anmeldung hat diesmal nicht geklappt. Bitte versuchen Sie es erneut.',
  994: 'E-Mail-Adresse, Telefonnummer oder Passwort ist falsch. Prüfen Sie die Eingaben und versuchen Sie es erneut.',
  999: 'Sie wurden abgemeldet. Bitte melden Sie sich erneut an.',
  2003: 'Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es gleich noch einmal.',
  4000: 'Die App hat etwas gesendet, das wir nicht lesen konnten. Laden Sie die Seite neu und versuchen Sie es erneut.',
  4022: 'Einige Felder stimmen noch nicht. Bitte korrigieren Sie die markierten.',
  4029: 'Zu viele Versuche. Bitte warten Sie etwas, bevor Sie es erneut versuchen.',
  4111: 'Ihr Konto ist noch nicht freigegeben oder wurde deaktiviert. Bitte wenden Sie sich an den Inhaber.',
  4200: 'Der Versand von E-Mails oder SMS ist hier noch nicht eingerichtet. Wenden Sie sich an den Support.',
} satisfies Record<keyof typeof english, string>;
