import type { push as english } from '../en/push';

export const push: typeof english = {
  title: 'Notifiche',
  explain:
    'Questo dispositivo può avvisarti di nuovi ordini, annullamenti e recensioni negative, anche quando Storedesk è chiuso.',
  turn_on: 'Attiva',
  is_on: 'Attive su questo dispositivo',
  registering: 'Attivazione…',
  unreached:
    'Consentite, ma non è stato possibile registrare questo dispositivo. Con Storedesk chiuso non riceverai notifiche.',
  blocked: 'Bloccate dal browser. Consenti le notifiche per questo sito nelle sue impostazioni.',
  failed: 'Impossibile attivare le notifiche. Riprova più tardi.',
  offer: 'Ricevere notifiche sugli ordini quando Storedesk è chiuso?',
  waiting: 'Hai toccato una notifica',
};
