import type { LanguageTexts } from '../messageTexts';

export const it: LanguageTexts = {
  invitation: {
    subject: 'Hai ricevuto un invito da %{store}',
    lines: [
      'Ciao %{name},',
      '%{by} ti invita nello staff di %{store}. Scegli qui la tua password; il link funziona una sola volta, per sette giorni:',
      '%{link}',
      'Se non te lo aspettavi, puoi ignorare questo messaggio.',
    ],
  },
  support: { subject: 'Assistenza: %{store}', lines: ['%{text}', '-- \n%{facts}'] },
  email_code: {
    subject: '%{code} è il tuo codice Storedesk',
    lines: [
      'Il tuo codice è %{code}. Funziona una sola volta, per %{minutes} minuti.',
      'Non dare mai questo codice ad altri. Se non l’hai chiesto, puoi ignorare questo messaggio.',
    ],
  },
  phone_code: {
    subject: '',
    lines: [
      '%{code} è il tuo codice Storedesk. Funziona una sola volta, per %{minutes} minuti. Non darlo mai ad altri.',
    ],
  },
  registration_code: {
    subject: '%{code} è il tuo codice Storedesk',
    lines: [
      'Stai registrando un locale con questo indirizzo email. Il tuo codice è %{code}. Funziona una sola volta, per %{minutes} minuti.',
      'Non dare mai questo codice ad altri. Se non l’hai chiesto, puoi ignorare questo messaggio.',
    ],
  },
  registration_known: {
    subject: 'Hai già un account Storedesk',
    lines: [
      'Qualcuno, probabilmente tu, sta registrando un locale con questo indirizzo email. Ma esiste già un account con questo indirizzo: accedi, oppure scegli una nuova password con “Password dimenticata?” nella pagina di accesso.',
      'Per registrare un altro locale, usa un altro indirizzo. Il codice %{code} conferma soltanto che questo indirizzo è tuo; funziona una sola volta, per %{minutes} minuti.',
      'Non dare mai questo codice ad altri. Se non l’hai chiesto tu, puoi ignorare questo messaggio.',
    ],
  },
  registration_link: {
    subject: 'Continua la registrazione',
    lines: [
      'Quello che hai compilato finora è salvato. Continua qui, su qualsiasi dispositivo; il link funziona per sette giorni:',
      '%{link}',
      'Non inoltrare questo link: chi ce l’ha può continuare la tua registrazione. Se non hai registrato un locale, puoi ignorare questo messaggio.',
    ],
  },
  new_password: {
    subject: 'Scegli una nuova password',
    lines: [
      'Qualcuno, probabilmente tu, ha chiesto una nuova password per il tuo account Storedesk (%{account}). Sceglila qui; il link funziona una sola volta, per %{minutes} minuti:',
      '%{link}',
      'Se non hai chiesto tu una nuova password, puoi ignorare questo messaggio. La tua password resta la stessa.',
    ],
  },
  password_set: {
    subject: 'La tua password è stata cambiata',
    lines: [
      'Ciao %{name},',
      'La password del tuo account Storedesk è stata cambiata (%{at}) e tutti gli altri dispositivi sono stati disconnessi.',
      'Se non l’hai cambiata tu, scegli subito una nuova password con “Password dimenticata?” nella pagina di accesso.',
    ],
  },
  email_changed: {
    subject: 'L’indirizzo email del tuo account Storedesk è stato modificato',
    lines: [
      'Ciao,',
      'l’indirizzo email del tuo account Storedesk (%{account}) è stato sostituito con %{value}. D’ora in poi si accede con il nuovo indirizzo.',
      'Se non l’hai cambiato tu, ripristina qui l’indirizzo precedente entro %{hours} ore. Tutti i dispositivi verranno disconnessi e sceglierai una nuova password:',
      '%{link}',
    ],
  },
  phone_changed: {
    subject: 'Il numero di telefono del tuo account Storedesk è stato modificato',
    lines: [
      'Il numero di telefono del tuo account Storedesk (%{account}) è stato sostituito con %{value}. Se non l’hai cambiato tu, ripristinalo entro %{hours} ore: %{link}',
    ],
  },
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
  summary: {
    subject: '%{store}: %{period}',
    lines: [
      '%{store}, %{period}; tra parentesi i dati della settimana precedente:',
      'Vendite dopo i rimborsi: %{sales} (%{sales_before})\nOrdini completati: %{orders} (%{orders_before})\nScontrino medio: %{average} (%{average_before})\nAnnullati o rifiutati: %{cancelled} (%{cancelled_before})',
      'Apri il cruscotto completo:',
      '%{link}',
      'Ricevi questa email perché l’hai scelta nel tuo profilo. Puoi cambiare la scelta qui:',
      '%{choice}',
    ],
  },
  factor_added: {
    subject: 'Verifica in due passaggi: nuovo metodo',
    lines: [
      'Al tuo account Storedesk (%{account}) è stato aggiunto un nuovo metodo per confermare l’accesso (%{at}).',
      'Se non l’hai aggiunto tu, rimuovilo qui entro %{hours} ore. Tutti i dispositivi verranno disconnessi e sceglierai una nuova password:',
      '%{link}',
    ],
  },
  factor_removed: {
    subject: 'Verifica in due passaggi: metodo rimosso',
    lines: [
      'Dal tuo account Storedesk (%{account}) è stato rimosso un metodo per confermare l’accesso (%{at}).',
      'Se non l’hai rimosso tu, cambia subito la password e controlla qui il tuo account:',
      '%{link}',
    ],
  },
  recovery_codes_new: {
    subject: 'I tuoi codici di recupero sono stati sostituiti',
    lines: [
      'Per il tuo account Storedesk (%{account}) sono stati creati nuovi codici di recupero (%{at}). Quelli di prima non funzionano più.',
      'Se non li hai creati tu, cambia subito la password e crea qui nuovi codici:',
      '%{link}',
    ],
  },
  recovery_code_used: {
    subject: 'Accesso con un codice di recupero',
    lines: [
      'Qualcuno ha effettuato l’accesso al tuo account Storedesk (%{account}) con uno dei tuoi codici di recupero (%{at}). Codici rimasti: %{left}.',
      'Se non sei stato tu, cambia subito la password e crea qui nuovi codici:',
      '%{link}',
    ],
  },
  passkey_refused: {
    subject: 'Una passkey è stata rifiutata',
    lines: [
      'La passkey “%{name}” del tuo account Storedesk (%{account}) è stata rifiutata (%{at}), perché sembra che ne esistano due copie.',
      'Qualcuno potrebbe averla copiata. Rimuovila qui e aggiungine una nuova:',
      '%{link}',
    ],
  },
  new_device: {
    subject: 'Nuovo accesso al tuo account Storedesk',
    lines: [
      'Qualcuno ha effettuato l’accesso al tuo account Storedesk (%{account}) da un dispositivo mai usato prima: %{device} (%{at}).',
      'Se l’accesso è tuo, non devi fare nulla. Altrimenti cambia subito la password e disconnetti qui il dispositivo:',
      '%{link}',
    ],
  },
  social_linked: {
    subject: 'Ora puoi accedere con %{name}',
    lines: [
      'Il tuo account %{name} è stato collegato al tuo account Storedesk (%{account}, %{at}). Ora puoi usarlo per accedere.',
      'Se non l’hai collegato tu, scollegalo qui e cambia subito la password:',
      '%{link}',
    ],
  },
  social_unlinked: {
    subject: 'Non puoi più accedere con %{name}',
    lines: [
      'Il tuo account %{name} è stato scollegato dal tuo account Storedesk (%{account}, %{at}). La tua password funziona come prima.',
      'Se non l’hai scollegato tu, cambia subito la password e controlla qui il tuo account:',
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
  trust_asked: {
    subject: 'Sei una persona di fiducia per %{store}',
    lines: [
      '%{by} conta sul tuo aiuto se non riuscirà più ad accedere a %{store}, per esempio dopo aver perso il telefono. In quel caso due persone di fiducia confermano insieme chi lo chiede.',
      'Per ora non devi fare nulla. Se non vuoi che ti venga chiesto, rifiuta qui:',
      '%{link}',
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
  recovery_asked: {
    subject: '%{by} chiede il tuo aiuto per rientrare in %{store}',
    lines: [
      'Qualcuno che conosce la password di %{by} non riesce a completare l’accesso a %{store} e chiede di rientrare.',
      'Prima di tutto telefona a %{by} o parlaci di persona. Non fidarti di un’email o di un SMS. Solo se la richiesta viene davvero da %{by}, confermala qui entro il %{until}:',
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
  booking_accepted: {
    subject: 'Il tuo tavolo da %{store} è prenotato',
    lines: [
      'Il tuo tavolo da %{store} è prenotato.',
      '%{at} – coperti: %{persons}',
      'Qui puoi vedere, cambiare o annullare la prenotazione:',
      '%{link}',
    ],
  },
  booking_reminder: {
    subject: 'Promemoria: il tuo tavolo da %{store}',
    lines: [
      'Hai un tavolo da %{store}.',
      '%{at} – coperti: %{persons}',
      'Conferma che venite. Qui puoi anche cambiare o annullare la prenotazione:',
      '%{link}',
    ],
  },
  trial_ending: {
    subject: 'Il periodo di prova di %{store} termina il %{day}',
    lines: [
      'Il periodo di prova di %{store} termina il %{day}. Da quel giorno il locale non potrà più ricevere nuovi ordini.',
      'Scegli un piano prima di quel giorno. Vedrai in anticipo l’importo e la data esatti:',
      '%{link}',
    ],
  },
  invoice_paid: {
    subject: 'Fattura %{number} di %{store}: %{amount}',
    lines: [
      'È stata emessa la fattura %{number} per l’abbonamento di %{store}: %{amount}.',
      'Puoi vederla e scaricarla in PDF qui:',
      '%{link}',
    ],
  },
  payment_failed: {
    subject: 'Il pagamento per %{store} non è riuscito',
    lines: [
      'Non è stato possibile addebitare sulla tua carta la fattura %{number} di %{store} (%{amount}).',
      'Tutto continua a funzionare fino al %{day}. Prima di allora, paga con questa o con un’altra carta:',
      '%{link}',
    ],
  },
  subscription_locked: {
    subject: '%{store} è bloccato fino al pagamento',
    lines: [
      '%{store} è bloccato dal %{day} perché non ha un abbonamento pagato. Puoi ancora completare gli ordini già ricevuti.',
      'Qui puoi riprendere subito:',
      '%{link}',
    ],
  },
  booking_changed: {
    subject: 'La tua prenotazione da %{store} è cambiata',
    lines: [
      'La tua prenotazione da %{store} è cambiata. Ora è:',
      '%{at} – coperti: %{persons}',
      'Se non ti va bene, qui puoi cambiarla o annullarla:',
      '%{link}',
    ],
  },
  booking_cancelled: {
    subject: 'La tua prenotazione da %{store} è stata annullata',
    lines: [
      'Purtroppo %{store} ha dovuto annullare la tua prenotazione:',
      '%{at} – coperti: %{persons}',
      'Ci dispiace e speriamo di vederti un’altra volta.',
    ],
  },
  review_reply: {
    subject: '%{store} ha risposto alla tua recensione',
    lines: ['%{store} ha risposto alla tua recensione dell’ordine %{number}:', '%{reply}'],
  },
};
