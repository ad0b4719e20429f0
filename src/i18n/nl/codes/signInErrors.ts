import type { signInErrorTexts as english } from '../../en/codes/signInErrors';

export const signInErrorTexts: typeof english = {
  611: 'Inloggen is niet gelukt. Controleer je gegevens en probeer het opnieuw.',
  613: 'Het wachtwoord klopt niet. Controleer het en probeer het opnieuw.',
  614: 'Inloggen is deze keer niet gelukt. Probeer het opnieuw.',
  994: 'Het e-mailadres, telefoonnummer of wachtwoord klopt niet. Controleer ze en probeer het opnieuw.',
  999: 'Je bent uitgelogd. Log opnieuw in.',
  2003: 'Er ging iets mis aan onze kant. Probeer het zo nog eens.',
  4000: 'De app verstuurde iets wat we niet konden lezen. Laad de pagina opnieuw en probeer het nog eens.',
  4022: 'Een paar velden kloppen nog niet. Verbeter de gemarkeerde velden.',
  4029: 'Te veel pogingen. Wacht even voordat je het opnieuw probeert.',
  4111: 'Je account is nog niet goedgekeurd of is uitgeschakeld. Neem contact op met de eigenaar van de zaak.',
  4200: 'Het versturen van e-mails of sms’jes is hier nog niet ingesteld. Neem contact op met support.',
};
