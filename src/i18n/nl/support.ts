import type { support as english } from '../en/support';

export const support: typeof english = {
  title: 'Support',
  close: 'Support sluiten',
  thread: 'Je berichten',
  empty: 'Vraag ons gerust alles: wat niet werkt, wat je mist, wat je niet kunt vinden.',
  loading: 'Je berichten worden geladen',
  failed: 'Je eerdere berichten konden niet worden geladen.',
  next: {
    waiting: 'Je bericht gaat per e-mail naar de mensen achter dit platform.',
    kept: 'Op deze server is geen e-mail ingesteld: je bericht wordt hier opgeslagen, maar niemand krijgt een melding.',
    answer: 'Het antwoord gaat naar %{email}.',
  },
  state: {
    mailed: 'Verstuurd naar support',
    waiting: 'Opgeslagen, de e-mail is onderweg',
    kept: 'Opgeslagen op de server',
  },
  field: 'Je bericht',
  left: 'Nog %{smart_count} teken |||| Nog %{smart_count} tekens',
  too_long: '%{smart_count} teken te veel |||| %{smart_count} tekens te veel',
  nothing: 'Schrijf eerst je bericht.',
  send: 'Versturen',
  not_sent: {
    away: 'De server is niet bereikbaar. Je bericht blijft hier staan, ook als je de pagina sluit. Verstuur het zodra je weer online bent.',
    too_many: 'Te veel berichten tegelijk. Je bericht blijft hier staan: verstuur het over %{minutes} min.',
    other: 'Het bericht kon niet worden verstuurd. Het blijft hier staan: probeer het opnieuw.',
  },
  along: 'Wordt meegestuurd',
  facts: { store: 'Zaak', sender: 'Van', page: 'Pagina', version: 'Versie', browser: 'Browser' },
  report: 'Melding %{id}',
  chat_failed: 'De chat kon niet worden geladen. Je kunt hier schrijven.',
};
