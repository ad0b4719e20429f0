import type { OwnerTexts } from '../../messageTexts';

export const owners: OwnerTexts = {
  bank_changed: {
    subject: 'I dati bancari di %{store} sono stati modificati',
    lines: [
      'I dati bancari per i bonifici a %{store} sono stati modificati (%{at}).',
      'Se la modifica è tua, non devi fare nulla. I bonifici restano in attesa per %{hours} ore, così c’è il tempo di scoprire un errore.',
      'Se non è tua, blocca qui i bonifici. Tutti verranno disconnessi e riceverai un link per scegliere una nuova password:',
      '%{link}',
    ],
  },
  gateway_changed: {
    subject: 'I pagamenti con carta di %{store} sono stati modificati',
    lines: [
      'È stato modificato un servizio di pagamento di %{store} o una delle sue chiavi (%{at}). Da ora i pagamenti con carta potrebbero arrivare su un altro conto. Ecco cosa è impostato:',
      '%{link}',
      'Se la modifica non è tua, ripristina subito il servizio di pagamento e poi cambia la password.',
    ],
  },
  deletion_requested: {
    subject: '%{store} sarà eliminato',
    lines: [
      'Il tuo locale %{store} sarà eliminato (%{at}). Da ora non accetta ordini.',
      'Se cambi idea, accedi e annulla l’eliminazione entro quella data. Se non è una tua richiesta, fallo subito e cambia la password:',
      '%{link}',
    ],
  },
  deletion_cancelled: {
    subject: 'L’eliminazione di %{store} è stata annullata',
    lines: [
      'L’eliminazione del tuo locale %{store} è stata annullata (%{at}). Il locale è come prima.',
      'Se non è una tua richiesta, cambia subito la password:',
      '%{link}',
    ],
  },
  store_deleted: {
    subject: '%{store} è stato eliminato',
    lines: [
      'Il tuo locale %{store} è stato eliminato (%{at}). Si conservano solo gli importi degli ordini, finché la legge lo richiede, senza dati dei clienti.',
    ],
  },
  store_abandoned: {
    subject: '%{store} sarà eliminato se non accedi',
    lines: [
      'Il tuo locale %{store} non è mai stato approvato e da molto tempo nessuno accede. Sarà eliminato (%{at}).',
      'Per conservarlo, accedi entro quella data:',
      '%{link}',
      'Se non ti serve più, non devi fare nulla.',
    ],
  },
  domain_proved: {
    subject: '%{domain} ora porta al tuo sito web',
    lines: [
      'Il dominio %{domain} ora è quello del sito web di %{store}. Viene controllato ogni giorno: lascia il record dov’è.',
      '%{link}',
    ],
  },
  domain_failing: {
    subject: 'Manca il record di %{domain}',
    lines: [
      'Il record che dimostra che %{domain} è di %{store} non è stato trovato. Senza il record, il dominio porta al tuo sito web solo fino a questa data: %{until}.',
      'Guarda quale record manca e aggiungilo di nuovo:',
      '%{link}',
    ],
  },
  domain_ended: {
    subject: '%{domain} non porta più al tuo sito web',
    lines: [
      'Il record che dimostra che %{domain} è di %{store} manca da 72 ore, quindi il dominio non porta più al tuo sito web. Tornerà a farlo appena il record sarà trovato:',
      '%{link}',
    ],
  },
  domain_moved: {
    subject: 'Un altro locale ora usa %{domain}',
    lines: [
      'Un altro locale ha dimostrato che %{domain} è suo, quindi il dominio non porta più al sito web di %{store}.',
      'Se il dominio è tuo, controlla chi può modificare i suoi record. Con un nuovo record porterà di nuovo al tuo sito web:',
      '%{link}',
    ],
  },
  document_expiring: {
    subject: 'Un documento di %{store} sta per scadere (%{day})',
    lines: [
      'Il documento “%{document}” di %{store} scade in questa data: %{day}.',
      'Carica il nuovo prima di quella data. Quello attuale resta valido mentre il nuovo viene verificato:',
      '%{link}',
    ],
  },
  archive_requested: {
    subject: 'È stato richiesto un archivio di %{store}',
    lines: [
      'È stato richiesto un archivio di tutti i dati di %{store} (%{at}): ordini, menu, clienti, staff, documenti e dati bancari.',
      'Quando sarà pronto, potrai scaricarlo qui per %{hours} ore:',
      '%{link}',
      'Se non l’hai richiesto tu, elimina lì l’archivio e cambia subito la password.',
    ],
  },
  trust_changed: {
    subject: 'Le persone di fiducia di %{store} sono cambiate',
    lines: [
      'Le persone che possono farti rientrare in %{store} sono cambiate (%{at}). Ora sono: %{names}.',
      'Se non le hai cambiate tu, cambia subito la password e controllale qui:',
      '%{link}',
    ],
  },
  recovery_begun: {
    subject: 'Qualcuno chiede di rientrare in %{store}',
    lines: [
      'Qualcuno che conosce la tua password ha chiesto alle tue persone di fiducia di rientrare in %{store} (%{at}). Possono confermarlo fino al %{until}.',
      'Se la richiesta è tua, telefona a due di loro: devono confermarla.',
      'Se non è tua, bloccala qui e cambia subito la password:',
      '%{link}',
    ],
  },
  recovery_waiting: {
    subject: 'Il titolare di %{store} sta per rientrare',
    lines: [
      'Le persone di fiducia hanno confermato che il titolare di %{store} non riesce ad accedere: %{names}.',
      'Dal %{from} un link inviato per email al titolare permette di scegliere una nuova password e disattiva la verifica in due passaggi.',
      'Se il titolare non l’ha chiesto, blocca tutto qui:',
      '%{link}',
    ],
  },
  recovery_link: {
    subject: 'Il tuo link per rientrare in %{store}',
    lines: [
      'Le tue persone di fiducia hanno confermato la tua identità. Con questo link scegli una nuova password e disattivi la verifica in due passaggi. Funziona una volta, dal %{from} al %{until}:',
      '%{link}',
      'Non inoltrare questa email a nessuno.',
    ],
  },
  recovery_stopped: {
    subject: 'Il rientro in %{store} è stato bloccato',
    lines: [
      'La richiesta di far rientrare il titolare di %{store} è stata bloccata (%{at}). Non è cambiato nulla.',
      'Se il titolare non riesce ancora ad accedere, può chiederlo di nuovo.',
    ],
  },
  recovery_done: {
    subject: 'Il titolare di %{store} è rientrato',
    lines: [
      'Il titolare di %{store} ha scelto una nuova password con l’aiuto delle persone di fiducia (%{at}). La verifica in due passaggi è stata disattivata e i suoi dispositivi sono stati disconnessi.',
      'Se non era il titolare, contatta subito l’assistenza.',
    ],
  },
  handover_offer: {
    subject: '%{by} vuole cederti %{store}',
    lines: [
      'Ciao %{name},',
      '%{by} vuole cederti %{store} in Storedesk. Ne diventeresti titolare, con ordini, menu, staff e bonifici.',
      'Accetta o rifiuta qui, fino al %{until}:',
      '%{link}',
      'Se non te lo aspettavi, puoi ignorare questo messaggio.',
    ],
  },
  handover_begun: {
    subject: 'È iniziata la cessione di %{store}',
    lines: [
      'Il locale (%{store}) è stato proposto a un nuovo titolare: %{name} (%{email}), il %{at}.',
      'Se la richiesta è tua, non devi fare nulla finché non accetta.',
      'Se non è tua, bloccala qui e cambia subito la password:',
      '%{link}',
    ],
  },
  handover_accepted: {
    subject: 'Il nuovo titolare di %{store} ha accettato',
    lines: [
      'Il nuovo titolare di %{store} ha accettato: %{name}. Dal %{from} al %{until} puoi cedere il locale definitivamente nel tuo profilo, in “Account”.',
      'Se non lo vuoi, blocca qui la cessione. Se non l’hai avviata tu, cambia subito anche la password:',
      '%{link}',
    ],
  },
  handover_stopped: {
    subject: 'La cessione di %{store} è stata bloccata',
    lines: ['La cessione di %{store} a un nuovo titolare è stata bloccata (%{at}). Non è cambiato nulla.'],
  },
  handover_done: {
    subject: '%{store} ha un nuovo titolare',
    lines: [
      'Il locale (%{store}) è passato a un nuovo titolare: %{name} (%{at}). Il titolare precedente non può più accedere.',
      'I bonifici restano in attesa per %{hours} ore. Controlla prima i dati bancari e il tuo staff.',
      'Se è un errore, contatta subito l’assistenza.',
    ],
  },
};
