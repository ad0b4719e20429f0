import type { shellEntrance as english } from '../en/shellEntrance';

export const shellEntrance: typeof english = {
  product: 'Storedesk',
  dark_mode: 'Tema scuro',
  light_mode: 'Tema chiaro',
  language: {
    choose: 'Lingua',
    failed: 'Impossibile caricare questa lingua. Controlla la connessione e sceglila di nuovo.',
  },
  unreachable: 'Il server non è raggiungibile. Controlla la connessione e riprova.',
  outage: {
    title: 'Storedesk non riesce a raggiungere il database',
    detail: 'Il problema è nostro, non della tua connessione. Nulla è andato perso.',
    try_again:
      'In questo momento Storedesk non riesce a raggiungere il database. Nulla è andato perso: riprova tra poco.',
  },
  not_found: {
    title: 'Questa pagina non esiste',
    detail: 'Forse l’indirizzo è scritto male, o la pagina è stata spostata.',
    home: 'Torna agli ordini',
  },
  unauthorized: {
    title: 'Accesso negato',
    detail: 'Non hai il permesso di aprire questa pagina.',
    home: 'Torna agli ordini',
  },
  start: {
    failed_title: 'Il server di Storedesk non è raggiungibile',
    failed_detail: 'Controlla la connessione di questo dispositivo. Non hai perso nulla.',
    retry: 'Riprova',
    loading: 'Caricamento',
    offline_title: 'Questo dispositivo è offline',
    offline_detail: 'Storedesk riprenderà quando tornerai online. Non hai perso nulla.',
    again: 'Nuovo tentativo automatico.',
  },
  error: {
    title: 'Qualcosa è andato storto in questa pagina',
    detail:
      'I tuoi ordini sono al sicuro. Ricarica la pagina; se succede ancora, racconta all’assistenza cosa stavi facendo.',
    reload: 'Ricarica la pagina',
    report: 'Segnalazione %{id}',
    copy: 'Copia il numero della segnalazione',
    copied: 'Copiato',
    write: 'Scrivi all’assistenza',
  },
  guard: {
    not_verified: 'Non verificato. Accedi per verificare l’email e il numero di telefono.',
    not_verified_email: 'Non verificato. Accedi per verificare l’email.',
    not_verified_phone: 'Non verificato. Accedi per verificare il numero di telefono.',
  },
};
