import type { access as english } from '../en/access';

export const access: typeof english = {
  none: 'Ancora nessun permesso',
  count: '%{count} su %{total} permessi attivi',
  search: 'Cerca permessi',
  nothing_found: 'Nessun permesso corrisponde a “%{text}”.',
  presets: 'Parti da',
  presets_detail: 'Scegli il modello più vicino, poi adattalo.',
  not_held: 'Non hai questo permesso, quindi non puoi concederlo.',
  follows: 'Incluso in “%{name}”.',
  apart: 'Non incluso in “%{name}”. Va concesso a parte.',
  needs: 'Richiede “%{name}”.',
  group: {
    orders: 'Ordini',
    history: 'Storico',
    earnings: 'Incassi',
    menu: 'Menu',
    people: 'Staff',
    offers: 'Offerte',
    settings: 'Impostazioni',
  },
  preset: {
    changed: '%{name} (modificato)',
    manager: {
      name: 'Responsabile',
      detail: 'Gestisce il locale al posto tuo: tutto, tranne le impostazioni riservate al titolare.',
    },
    order_desk: {
      name: 'Gestione ordini',
      detail: 'Prende ordini e prenotazioni, segna i prodotti esauriti, accoglie i clienti e legge le recensioni.',
    },
    kitchen: {
      name: 'Cucina',
      detail:
        'Accetta e prepara gli ordini e segna i prodotti esauriti. Non può annullare, rimborsare né modificare gli ordini.',
    },
    dispatcher: { name: 'Gestione consegne', detail: 'Assegna i rider e segue ogni consegna.' },
    menu_editor: { name: 'Gestione menu', detail: 'Tiene aggiornati il menu e le offerte.' },
    accountant: { name: 'Contabilità', detail: 'Consulta incassi e ordini passati, in sola lettura.' },
  },
  key: {
    'store/order': {
      name: 'Ordini',
      detail: 'Prendere ordini al telefono; accettarli, prepararli e consegnarli su tutti i tabelloni.',
    },
    'store/order/cancel': { name: 'Annullare ordini', detail: 'Annullare ordini già accettati.' },
    'store/order/refund': { name: 'Rimborsi', detail: 'Rimborsare ordini interi o singoli prodotti.' },
    'store/order/edit': { name: 'Modificare ordini', detail: 'Modificare prodotti e quantità di un ordine.' },
    'store/order/override': {
      name: 'Prendere comunque gli ordini',
      detail: 'Prendere un ordine al telefono o al banco nonostante le regole del locale, indicando il motivo.',
    },
    'store/table-booking': {
      name: 'Prenotazioni dei tavoli',
      detail: 'Vedere le prenotazioni del giorno, far accomodare i clienti e modificare i loro ordini.',
    },
    'store/dispatcher': { name: 'Gestione consegne', detail: 'Assegnare le consegne e vedere dove sono i rider.' },
    'store/history': { name: 'Storico ordini', detail: 'Cercare, esportare e ripetere ordini conclusi.' },
    'store/review': { name: 'Recensioni', detail: 'Leggere le recensioni dei clienti e rispondere.' },
    'store/earning': {
      name: 'Incassi',
      detail: 'Vedere gli ordini conclusi e gli incassi per settimana, mese e anno.',
    },
    'store/earning/payout': {
      name: 'Richiedere bonifici',
      detail: 'Richiedere bonifici sul conto bancario del locale e annullare le richieste.',
    },
    'store/product': { name: 'Prodotti', detail: 'Prodotti con prezzi, immagini e disponibilità.' },
    'store/product/stock': {
      name: 'Disponibilità',
      detail: 'Segnare prodotti come esauriti o di nuovo disponibili, anche da un ordine.',
    },
    'store/group': { name: 'Categorie', detail: 'Le categorie del menu e il loro ordine.' },
    'store/modifier_group': {
      name: 'Gruppi di opzioni',
      detail: 'Formati, extra e altre scelte, importazione ed esportazione comprese.',
    },
    'store/providers': { name: 'Rider', detail: 'Aggiungere, approvare e gestire i rider.' },
    'store/sub_store': {
      name: 'Collaboratori',
      detail: 'Creare gli account dei collaboratori e impostarne i permessi.',
    },
    'store/promocode': { name: 'Offerte', detail: 'Codici promozionali e sconti.' },
    'store/setting': {
      name: 'Impostazioni del locale',
      detail: 'Nome, indirizzo, IVA e funzionamento del locale.',
    },
    'store/deliveries': { name: 'Impostazioni di consegna', detail: 'Zone e costi di consegna.' },
    'store/store_time_setting': { name: 'Orari di apertura', detail: 'Orari della settimana e festività.' },
    'store/table_booking': {
      name: 'Impostazioni dei tavoli',
      detail: 'Tavoli, fasce orarie e regole di annullamento.',
    },
  },
  password: {
    show: 'Mostra password',
    hide: 'Nascondi password',
    differs: 'Le password non corrispondono.',
    change: {
      current: 'Password attuale',
      current_required: 'Inserisci la tua password attuale.',
      wrong: 'Questa non è la tua password attuale.',
      new: 'Nuova password',
      again: 'Conferma la nuova password',
      detail: 'Gli altri tuoi dispositivi verranno disconnessi.',
      done: 'Password cambiata. Gli altri tuoi dispositivi sono stati disconnessi.',
      done_here: 'Password cambiata.',
      unreachable: 'Il server non risponde. Quello che hai scritto è ancora qui: controlla la connessione e riprova.',
    },
    error: {
      password_common: 'Questa password è troppo facile da indovinare. Scegline un’altra.',
      password_personal: 'Non usare il nome, l’email o il telefono di questo account.',
      password_same: 'Questa è già la tua password. Scegline un’altra.',
    },
    strength: {
      weak: 'Sicurezza della password: bassa',
      fair: 'Sicurezza della password: media',
      good: 'Sicurezza della password: buona',
      strong: 'Sicurezza della password: alta',
    },
  },
  step_up: {
    title: 'Conferma la tua identità',
    detail: 'Inserisci la password di questo account per continuare. Quello che hai scritto non va perso.',
    confirm: 'Conferma',
    required: 'Inserisci la tua password.',
    wrong: 'Password errata.',
    totp_detail:
      'Inserisci il codice della tua app di autenticazione per continuare. Quello che hai scritto non va perso.',
    totp: 'Codice',
    totp_wrong: 'Il codice è errato o è già stato usato. Aspetta il prossimo.',
    passkey_detail: 'Usa la tua passkey per continuare. Quello che hai scritto non va perso.',
    use_passkey: 'Usa una passkey',
    use_totp: 'Usa un’app di autenticazione',
    passkey_failed: 'La passkey non è stata accettata. Riprova.',
    passkey_blocked:
      'Le tue passkey non funzionano in questo browser o a questo indirizzo. Esci e accedi di nuovo con un codice di recupero: poi per un po’ non dovrai confermare nulla.',
  },
  devices: {
    title: 'Dispositivi connessi',
    detail: 'Disconnetti i dispositivi che non riconosci o che hai perso.',
    loading: 'Caricamento dei dispositivi',
    failed: 'Impossibile caricare i dispositivi.',
    none: 'Nessun accesso attivo.',
    device: '%{browser} su %{system}',
    unknown: 'Dispositivo sconosciuto',
    this: 'Questo dispositivo',
    last_use: 'Ultimo uso: %{time}',
    end: 'Disconnetti',
    end_one: 'Disconnetti %{name}',
    end_others: 'Disconnetti tutti gli altri dispositivi',
    end_all: 'Disconnetti ovunque',
    end_detail:
      '%{smart_count} dispositivo dovrà accedere di nuovo. |||| %{smart_count} dispositivi dovranno accedere di nuovo.',
  },
  taken: {
    title: 'Non hai più accesso a questa pagina',
    detail: 'I tuoi permessi sono cambiati.',
    unsaved:
      'I tuoi permessi sono cambiati. Quello che hai scritto è ancora qui: copialo, o chiedi di nuovo l’accesso.',
    leave: 'Vai alle mie pagine',
  },
  denied: {
    permission:
      'Questa pagina richiede il permesso “%{name}”. Chiedilo al titolare: la pagina comparirà qui automaticamente.',
    owner: 'Solo il titolare può aprire questa pagina.',
  },
  blocked: {
    title: 'Il locale %{store} al momento è bloccato',
    documents:
      'La piattaforma aspetta i documenti del locale. Chiedi al titolare di caricarli. Poi le pagine compariranno qui automaticamente.',
    by_platform:
      'La piattaforma ha bloccato questo locale. Chiedi al titolare. Poi le pagine compariranno qui automaticamente.',
    not_approved:
      'La piattaforma non ha approvato questo locale. Chiedi al titolare. Poi le pagine compariranno qui automaticamente.',
    not_verified:
      'L’email o il telefono del locale non è ancora verificato. Chiedi al titolare. Poi le pagine compariranno qui automaticamente.',
    unsaved:
      'Quello che hai scritto è ancora qui, ma fino ad allora non si può salvare. Resta su questa pagina per conservarlo o copiarlo.',
    leave: 'Esci dalla pagina',
  },
  nothing: {
    title: 'Non hai ancora accesso a nulla',
    detail: 'Chiedi l’accesso al titolare. Poi le pagine compariranno qui automaticamente.',
  },
  view: { text: 'Stai vedendo l’app come %{name} (sola lettura).', back: 'Chiudi questa vista' },
  invitation: {
    title: 'Invito',
    loading: 'Caricamento dell’invito',
    hello: 'Ciao, %{name}',
    detail: 'Hai ricevuto un invito da %{store}. Scegli una password per iniziare.',
    email: 'La tua email',
    password: 'Password',
    password_hint: 'Almeno %{min} caratteri.',
    again: 'Conferma la password',
    submit: 'Imposta la password e accedi',
    over: 'Questo link è già stato usato o è scaduto. Accedi o chiedi un nuovo link.',
    failed: 'Impossibile caricare l’invito. Controlla la connessione e riprova.',
    waiting: 'La password è stata impostata. Potrai accedere appena la piattaforma avrà approvato il tuo account.',
    to_sign_in: 'Vai all’accesso',
  },
  recovery: {
    title: 'Imposta una nuova password',
    detail: 'Inserisci l’email del tuo account. Riceverai un link per scegliere una nuova password.',
    submit: 'Invia il link',
    no_mail:
      'Qui l’email non è configurata, quindi non è possibile reimpostare le password. Contatta la piattaforma. I collaboratori possono anche chiedere un nuovo link al titolare.',
    sent: 'Controlla la tua email',
    sent_detail:
      'Se un account ha l’indirizzo %{email}, un link è in arrivo. Funziona una sola volta, per %{min} minuti.',
    sent_hint:
      'Non arriva nulla? Controlla la cartella dello spam. Un account disattivato non riceve link: chiedi al titolare.',
    lost: 'Hai perso anche il telefono? Imposta prima una nuova password. Quando devi confermare la tua identità, scegli “Non posso usare nulla di tutto questo”.',
    again: 'Invia di nuovo',
    again_in: 'Invia di nuovo tra %{smart_count} secondo |||| Invia di nuovo tra %{smart_count} secondi',
    other: 'Usa un altro indirizzo',
    demo: 'Demo: questo messaggio non viene inviato. Il testo è questo:',
    demo_unknown: 'Demo: nessun account ha questo indirizzo. Fuori dalla demo, la pagina non lo dice.',
    demo_limited: 'Demo: ancora nessun nuovo messaggio, perché un link è stato chiesto poco fa. Riprova tra un minuto.',
    loading: 'Controllo del link',
    set: 'Imposta la password',
    over: 'Questo link è già stato usato, è scaduto o ne è stato chiesto uno più recente.',
    another: 'Chiedi un nuovo link',
    failed: 'Impossibile controllare il link. Controlla la connessione e riprova.',
    done: 'La nuova password è stata impostata.',
    continue: 'Continua',
  },
};
