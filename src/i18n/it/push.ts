import type { push as english } from '../en/push';

export const push: typeof english = {
  title: 'Notifiche',
  explain:
    'Questo dispositivo può avvisarti di nuovi ordini, annullamenti e recensioni negative, anche quando Storedesk è chiuso.',
  turn_on: 'Attiva',
  not_now: 'Non ora',
  is_on: 'Attive su questo dispositivo',
  registering: 'Attivazione…',
  unreached:
    'Consentite, ma non è stato possibile registrare questo dispositivo. Con Storedesk chiuso non riceverai notifiche.',
  retry: 'Riprova',
  blocked: 'Bloccate dal browser. Consenti le notifiche per questo sito nelle sue impostazioni.',
  failed: 'Impossibile attivare le notifiche. Riprova più tardi.',
  offer_title: 'Vuoi ricevere notifiche quando Storedesk è chiuso?',
  offer_detail:
    'Questo dispositivo ti avviserà di nuovi ordini, annullamenti e recensioni negative. Puoi attivare le notifiche anche più tardi, dall’icona della campanella.',
  waiting: 'Hai toccato una notifica',
};
