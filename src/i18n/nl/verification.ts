import type { texts as english } from '../en/verification';
import { registration } from './registration';
import { secondFactor } from './secondFactor';
import { social } from './social';

const verification: (typeof english)['verification'] = {
  title: 'Zaak bevestigen',
  step: 'Stap %{step} van %{count}',
  code: 'Code',
  submit: 'Bevestigen',
  sending: 'Code wordt verstuurd…',
  resend: 'Nieuwe code sturen',
  resend_in: 'Nieuwe code over %{smart_count} seconde |||| Nieuwe code over %{smart_count} seconden',
  resend_at: 'Je kunt om %{time} een nieuwe code aanvragen.',
  resent: 'Er is een nieuwe code onderweg. Eerdere codes werken niet meer.',
  recent: 'Er is kort geleden een code verstuurd. Vul die in, of wacht tot je een nieuwe kunt aanvragen.',
  other_account: 'Ander account gebruiken',
  email: {
    title: 'Bevestig je e-mailadres',
    detail: 'We sturen een code van 6 cijfers naar %{recipient}. Vul die hier in.',
    hint: 'Geen e-mail gekregen? Kijk in je spammap.',
    demo: 'Demo: er wordt geen e-mail verstuurd. Dit is het bericht:',
  },
  phone: {
    title: 'Bevestig je telefoonnummer',
    detail: 'We sturen een code van 6 cijfers naar het nummer %{recipient}. Vul die hier in.',
    hint: 'Het kan een minuut duren voordat de sms er is.',
    demo: 'Demo: er wordt geen sms verstuurd. Dit is het bericht:',
  },
  error: {
    required: 'Vul de code in.',
    too_short: 'Deze code is te kort. Een code heeft %{count} cijfers.',
    too_long: 'Deze code is te lang. Een code heeft %{count} cijfers.',
    wrong: 'Deze code klopt niet. Controleer de code en probeer het opnieuw.',
    ended: 'Deze code werkt niet meer. Vraag een nieuwe aan.',
  },
};

const captcha: (typeof english)['captcha'] = {
  checking: 'Beveiligingscontrole bezig…',
  done: 'Beveiligingscontrole geslaagd',
  failed: 'De beveiligingscontrole is niet gelukt. Controleer de verbinding en probeer het opnieuw.',
};

export const texts: typeof english = { verification, captcha, registration, secondFactor, social };
