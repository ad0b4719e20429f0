import type { texts as english } from '../en/verification';
import { registration } from './registration';
import { secondFactor } from './secondFactor';
import { social } from './social';

const verification: (typeof english)['verification'] = {
  title: 'Verifica il locale',
  step: 'Passaggio %{step} di %{count}',
  code: 'Codice',
  submit: 'Verifica',
  sending: 'Invio del codice…',
  resend: 'Invia un altro codice',
  resend_in: 'Altro codice tra %{smart_count} secondo |||| Altro codice tra %{smart_count} secondi',
  resend_at: 'Puoi chiedere un altro codice dalle ore %{time}.',
  resent: 'È in arrivo un nuovo codice. I codici precedenti non valgono più.',
  recent: 'Un codice è stato inviato da poco. Inseriscilo, o aspetta per chiederne un altro.',
  other_account: 'Usa un altro account',
  email: {
    title: 'Verifica la tua email',
    detail: 'Inviamo un codice di 6 cifre a %{recipient}. Inseriscilo qui.',
    hint: 'Non trovi l’email? Guarda nella cartella dello spam.',
    demo: 'Demo: nessuna email viene inviata. Il messaggio è questo:',
  },
  phone: {
    title: 'Verifica il tuo numero di telefono',
    detail: 'Inviamo un codice di 6 cifre al numero %{recipient}. Inseriscilo qui.',
    hint: 'L’SMS può impiegare un minuto ad arrivare.',
    demo: 'Demo: nessun SMS viene inviato. Il messaggio è questo:',
  },
  error: {
    required: 'Inserisci il codice.',
    too_short: 'Questo codice è troppo corto. Un codice ha %{count} cifre.',
    too_long: 'Questo codice è troppo lungo. Un codice ha %{count} cifre.',
    wrong: 'Il codice è sbagliato. Controllalo e riprova.',
    ended: 'Questo codice non vale più. Chiedine un altro.',
  },
};

const captcha: (typeof english)['captcha'] = {
  checking: 'Controllo di sicurezza in corso…',
  done: 'Controllo di sicurezza superato',
  failed: 'Il controllo di sicurezza non è riuscito. Controlla la connessione e riprova.',
};

export const texts: typeof english = { verification, captcha, registration, secondFactor, social };
