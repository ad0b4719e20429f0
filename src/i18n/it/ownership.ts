export const ownership = {
  trust: {
    title: 'Rientrare nell’account',
    detail:
      'Se perdi il telefono e i codici di recupero, due di queste persone insieme possono farti rientrare dopo 24 ore.',
    none: 'Ancora nessuna persona di fiducia.',
    choose: 'Scegli le persone di fiducia',
    choose_detail: 'Scegli da due a cinque persone di cui riconosceresti la voce al telefono. Le avvisiamo per email.',
    nobody:
      'Non c’è ancora nessuno da scegliere. Una persona di fiducia deve avere un account attivo con un invito mandato da te.',
    too_few: 'Scegline almeno due, o nessuna.',
    too_many: 'Scegline al massimo cinque.',
    not_ready:
      'Per ora non conta: l’account non è attivo, è un dispositivo condiviso o qualcun altro ne ha impostato la password. Se è l’account di una persona, mandale tu un nuovo invito.',
    too_few_ready: 'Per ora ne contano meno di due: nessuno potrebbe farti rientrare.',
    saved: 'Persone di fiducia salvate.',
  },
  request: {
    asked:
      'Qualcuno con la tua password ha chiesto alle tue persone di fiducia di entrare (%{time}). Conferme finora: %{count} su %{total}.',
    waiting:
      'Le tue persone di fiducia hanno confermato che non riesci ad accedere. Da %{time} il link nella tua email permette di scegliere una nuova password.',
    stop: 'Blocca',
    stop_title: 'Bloccare il rientro del titolare?',
    stop_detail: 'Non cambia nulla e tutti vengono avvisati. Il titolare può chiederlo di nuovo.',
  },
  colleague: {
    title: 'Il titolare si fida di te',
    detail:
      'Se il titolare perde il telefono e non riesce ad accedere, due persone di fiducia insieme lo fanno rientrare.',
    decline: 'Non voglio',
    decline_title: 'Non essere più una persona di fiducia?',
    decline_detail: 'Il titolare viene avvisato e sceglie qualcun altro.',
    declined: 'Non sei più una persona di fiducia.',
    asks: '%{name} chiede di rientrare',
    asks_detail:
      'Richiesta del %{time}; puoi confermarla fino a %{until}. Prima telefona a %{name} o parlaci di persona. Non fidarti di un’email o di un SMS: forse la richiesta viene da chi conosce solo la password.',
    not_ready:
      'Non puoi confermare: la password di questo account non l’ha impostata il titolare, oppure lo usano più persone. Deve farlo un’altra persona di fiducia.',
    confirmed: 'Hai confermato. Manca un’altra persona di fiducia.',
    waiting:
      'Due persone hanno confermato. Da %{time} il link nell’email del titolare permette di scegliere una nuova password.',
    confirm: 'Conferma',
    confirm_title: 'È davvero %{name}?',
    confirm_detail: 'Conferma solo se hai parlato tu con %{name}, al telefono o di persona.',
    stop: 'Non è il titolare',
    demo: 'Demo: questo messaggio al titolare non viene inviato. Ecco il testo:',
  },
  alarm: {
    page: 'Blocca una modifica',
    since: '%{store} · da %{time}',
    recovery: {
      title: 'Il titolare sta per rientrare',
      detail:
        'Qualcuno che conosce la password del titolare ha chiesto alle persone di fiducia di farlo entrare e di disattivare la verifica in due passaggi. Se non è il titolare, blocca tutto qui.',
      stopped:
        'La password e la verifica in due passaggi del titolare restano come sono. Se il titolare sei tu, cambia ora la password.',
    },
    handover: {
      title: 'Il locale sta per essere ceduto',
      detail: 'Il locale è stato proposto a un nuovo titolare. Se il titolare non lo vuole, blocca tutto qui.',
      stopped: 'Il locale mantiene il suo titolare. Se sei tu e non hai avviato nulla, cambia ora la password.',
    },
    stop: 'Blocca',
    done: 'Bloccato',
    over: 'È già finito, oppure il link è scaduto.',
  },
  back: {
    title: 'Rientra nel tuo locale',
    waiting: 'Non ancora',
    from: 'Da %{from} a %{until} puoi scegliere una nuova password con questo link.',
    why: 'L’attesa dà il tempo di bloccare tutto se non sei tu.',
    detail:
      'Scegli una nuova password. La verifica in due passaggi verrà disattivata e tutti i tuoi dispositivi verranno disconnessi. Configurala di nuovo dopo l’accesso.',
    submit: 'Imposta la password',
    too_early: 'È troppo presto per questo link. Controlla l’ora di questo dispositivo e riprova più tardi.',
    over: 'Questo link è già stato usato, è stato bloccato o è scaduto. Accedi o chiedi di nuovo alle tue persone di fiducia.',
  },
  handover: {
    title: 'Nuovo titolare',
    detail: 'Cedi il locale a un’altra persona: prima accetta, e tu confermi un giorno dopo.',
    begin: 'Cedi il locale',
    begin_title: 'Cedi il locale',
    begin_detail:
      'Il nuovo titolare riceve un’email e ha sette giorni per accettare. Puoi bloccare tutto in qualsiasi momento finché non confermi.',
    first_name: 'Nome',
    last_name: 'Cognome',
    email: 'Email',
    send: 'Invia la proposta',
    own_address: 'Questo è il tuo indirizzo. Il nuovo titolare deve averne un altro.',
    deletion: 'Il locale sta per essere eliminato. Annulla l’eliminazione prima di cederlo.',
    blocked: 'Il locale non si può cedere finché è bloccato.',
    under_way:
      'Il locale è già in fase di cessione, oppure le tue persone di fiducia ti stanno facendo rientrare. Aspetta che finisca.',
    offered: 'Proposto a %{name} (%{email}), che può accettare fino a %{until}.',
    accepted: '%{name} (%{email}) ha accettato. Puoi cedere il locale da %{from}.',
    open: '%{name} (%{email}) ha accettato. Puoi cedere il locale fino a %{until}.',
    finish: 'Cedi definitivamente',
    finish_title: 'Cedere il locale a %{name}?',
    finish_detail:
      'La tua sessione verrà chiusa e non potrai più accedere come titolare. Lo staff mantiene i suoi account. I bonifici restano in attesa per 72 ore. Non si può annullare.',
    cancel: 'Blocca la cessione',
    cancel_title: 'Bloccare la cessione?',
    cancel_detail: 'Rimani titolare e avvisiamo %{name}.',
    demo: 'Demo: questo messaggio al nuovo titolare non viene inviato. Ecco il testo:',
  },
  offer: {
    page: 'Rileva un locale',
    title: 'Rileva %{store}',
    detail:
      '%{owner} vuole cederti il locale. Ne sarai titolare, con ordini, menu, staff e bonifici. Puoi accettare fino a %{until}.',
    accept: 'Accetta',
    terms: 'Accetto le [condizioni] del gestore di %{platform} e posso gestire questo locale.',
    terms_missing: 'Accetta le condizioni per rilevare il locale.',
    code: 'Ancora un passaggio: inserisci il codice che abbiamo inviato a %{email}.',
    back: 'Modifica i miei dati',
    phone_taken: 'Un altro locale ha già questo numero di telefono. Usane un altro.',
    email_taken:
      'C’è già un account con questo indirizzo email. Chiedi al titolare di usare un altro indirizzo o di eliminare prima il tuo account dello staff.',
    decline: 'Rifiuta',
    accepted: 'Hai accettato %{store}',
    accepted_detail:
      '%{owner} può cederlo da %{from} a %{until}. Poi accedi con il tuo indirizzo email e la password che hai appena scelto.',
    withdraw: 'Rifiuta comunque',
    declined: 'Proposta rifiutata',
    declined_detail: 'Il locale mantiene il suo titolare, che è stato avvisato.',
    over: 'Questo link è già stato usato, oppure la cessione è finita.',
  },
};
