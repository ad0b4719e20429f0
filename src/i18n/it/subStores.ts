import type { subStores as english } from '../en/subStores';

export const subStores: typeof english = {
  new: 'Nuovo collaboratore',
  search: 'Nome, email o telefono',
  you: 'Tu',
  not_here: 'Non connesso',
  view: 'Vedi come questa persona',
  view_as: 'Vedi come %{name}',
  view_after_saving: 'Salva, poi vedi come',
  turn_on: 'Attiva %{name}',
  turn_off: 'Disattiva %{name}',
  turned_on: '%{name} può di nuovo accedere.',
  turned_off: 'Account disattivato e disconnesso ovunque: %{name}.',
  delete_detail:
    'L’account viene disconnesso ovunque e non si può ripristinare. La cronologia delle sue attività resta.',
  column: { name: 'Nome', may: 'Accesso', state: 'Stato', last_use: 'Ultimo uso', actions: 'Azioni' },
  filter: { permission: 'Accesso' },
  sort: { name: 'Nome', email: 'Email', last_used_at: 'Ultimo uso', created_at: 'Data di aggiunta' },
  state: { active: 'Attivo', invited: 'Invitato', waiting: 'In attesa di approvazione', disabled: 'Disattivato' },
  state_detail: {
    active: 'Può accedere.',
    invited: 'Non ha ancora una password: la sceglie con il link.',
    waiting: 'Potrà accedere appena la piattaforma avrà approvato l’account.',
    disabled: 'Non può accedere; disconnesso ovunque.',
  },
  empty: {
    title: 'Ancora nessun collaboratore',
    detail: 'Crea un account per ogni persona che lavora qui: ognuna vede solo ciò che le serve.',
  },
  section: {
    person: 'Persona',
    credential: 'Metodo di accesso',
    standing: 'Stato dell’account',
    permissions: 'Permessi',
    permissions_detail: 'Ciò che è disattivato non si vede e non si può usare. Le modifiche valgono subito.',
  },
  field: {
    name: 'Nome',
    email: 'Email',
    email_hint: 'Serve per accedere.',
    phone: 'Telefono',
    password: 'Password',
    password_hint: 'Almeno 6 caratteri. Comunicala di persona.',
    new_password: 'Nuova password',
    new_password_hint: 'Lascia vuoto per mantenere quella attuale. Una nuova password disconnette la persona ovunque.',
    is_disabled: 'Disattivato',
    is_disabled_hint: 'La persona viene disconnessa subito e non può accedere finché non riattivi l’account.',
  },
  credential: {
    invite: 'Invia un link per scegliere la password',
    password: 'Imposta una password ora',
    ends: 'Chi ha creato l’accesso di %{name} non ha questi permessi: %{permissions}. Salvando, la sua sessione si chiude; poi invia un nuovo link in “%{section}”.',
  },
  blocker: {
    self: 'Questo è il tuo account. Può modificarlo solo il titolare o chi ha almeno i tuoi permessi.',
    holds_more: 'Questo account ha più permessi del tuo, quindi non puoi modificarlo.',
  },
  error: {
    not_held: 'Comprende permessi che non hai.',
  },
  invitation: {
    send: 'Invia il link',
    again: 'Invia un nuovo link',
    reset: 'Invia un link per reimpostare la password',
    open: 'Il link vale fino al %{until}.',
    over: 'Il link è scaduto il %{until}.',
    mailed: 'Inviato a %{email}. Il link funziona una sola volta, fino al %{until}.',
    no_mail:
      'L’invio di email non è configurato. Dai tu questo link a %{name}: funziona una sola volta, fino al %{until}, e non verrà più mostrato.',
    mail_failed:
      'Impossibile inviare l’email. Dai tu questo link a %{name}: funziona una sola volta, fino al %{until}, e non verrà più mostrato.',
    link: 'Link',
    copy: 'Copia',
    copied: 'Copiato',
  },
};
