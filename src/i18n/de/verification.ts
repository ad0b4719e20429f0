import type { texts as english } from '../en/verification';
import { registration } from './registration';
import { secondFactor } from './secondFactor';
import { social } from './social';

const verification: (typeof english)['verification'] = {
  title: 'Betrieb bestätigen',
  step: 'Schritt %{step} von %{count}',
  code: 'Code',
  submit: 'Bestätigen',
  sending: 'Code wird gesendet\u00A0…',
  resend: 'Neuen Code senden',
  resend_in: 'Neuer Code in %{smart_count} Sekunde |||| Neuer Code in %{smart_count} Sekunden',
  resend_at: 'Einen neuen Code können Sie um %{time} anfordern.',
  resent: 'Ein neuer Code ist unterwegs. Frühere Codes gelten nicht mehr.',
  recent:
    'Vor Kurzem wurde ein Code gesendet. Geben Sie ihn ein oder warten Sie, bis Sie einen neuen anfordern können.',
  other_account: 'Anderes Konto verwenden',
  email: {
    title: 'E-Mail-Adresse bestätigen',
    detail: 'Wir senden einen sechsstelligen Code an %{recipient}. Geben Sie ihn hier ein.',
    hint: 'Keine E-Mail da? Sehen Sie im Spam-Ordner nach.',
    demo: 'Demo: Es wird keine E-Mail gesendet. So lautet die Nachricht:',
  },
  phone: {
    title: 'Telefonnummer bestätigen',
    detail: 'Wir senden einen sechsstelligen Code an die Nummer %{recipient}. Geben Sie ihn hier ein.',
    hint: 'Es kann eine Minute dauern, bis die SMS ankommt.',
    demo: 'Demo: Es wird keine SMS gesendet. So lautet die Nachricht:',
  },
  error: {
    required: 'Geben Sie den Code ein.',
    too_short: 'Dieser Code ist zu kurz. Ein Code hat %{count} Ziffern.',
    too_long: 'Dieser Code ist zu lang. Ein Code hat %{count} Ziffern.',
    wrong: 'Der Code ist falsch. Prüfen Sie ihn und versuchen Sie es erneut.',
    ended: 'Dieser Code gilt nicht mehr. Fordern Sie einen neuen an.',
  },
};

const captcha: (typeof english)['captcha'] = {
  checking: 'Sicherheitsprüfung läuft\u00A0…',
  done: 'Sicherheitsprüfung bestanden',
  failed: 'Die Sicherheitsprüfung ist fehlgeschlagen. Prüfen Sie die Verbindung und versuchen Sie es erneut.',
};

export const texts: typeof english = { verification, captcha, registration, secondFactor, social };
