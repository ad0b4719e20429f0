import type { push as english } from '../en/push';

export const push: typeof english = {
  title: 'Notifiche',
  explain: 'Questo dispositivo può avvisarti dei nuovi ordini e degli annullamenti, anche quando Storedesk è chiuso.',
  turn_on: 'Attiva',
  not_now: 'Non ora',
  is_on: 'Attive su questo dispositivo',
  registering: 'Attivazione…',
  unreached:
    'Consentite qui, ma non è stato possibile registrare il dispositivo. Con Storedesk chiuso non arriva nessun avviso.',
  retry: 'Riprova',
  blocked: 'Bloccate dal browser. Consenti le notifiche per questo indirizzo nelle sue impostazioni.',
  failed: 'Non è stato possibile attivare le notifiche. Riprova più tardi.',
  offer_title: 'Vuoi sapere degli ordini quando Storedesk è chiuso?',
  offer_detail:
    'Questo dispositivo ti avviserà dei nuovi ordini e degli annullamenti. Puoi attivarlo anche più tardi, dalla campanella.',
  waiting: 'L’ordine della notifica',
};
