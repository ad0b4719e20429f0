import type { customers as english } from '../en/customers';

export const customers: typeof english = {
  label: 'Informazioni sul cliente',
  orders: '%{smart_count} ordine, il %{date} |||| %{smart_count} ordini, l’ultimo il %{date}',
  add: 'Aggiungi nota',
  edit: 'Modifica nota',
  erase: 'Cancella i dati del cliente',
  title: 'Nota su %{name}',
  title_unnamed: 'Nota su questo cliente',
  field: {
    allergies: 'Allergie',
    note: 'Nota per lo staff',
    language: 'Lingua',
    is_blocked: 'Bloccato',
  },
  blocked_help:
    'Ti chiediamo conferma prima di inviare un ordine per questo numero. Per gli ordini dall’app non cambia nulla.',
  no_language: 'Sconosciuta',
  allergic_to: 'Allergie: %{allergies}',
  language: 'Lingua: %{language}',
  blocked: 'Numero bloccato dal tuo staff',
  earlier: 'Ordini precedenti',
  same_again: 'Stesso ordine',
  same_again_of: 'Stesso ordine del %{day}',
  more: 'Mostra %{smart_count} ordine precedente |||| Mostra %{smart_count} ordini precedenti',
  fewer: 'Mostra meno',
  added: 'Ordine del %{day} aggiunto alla comanda.',
  link: 'Link per il cliente',
  copy: 'Copia',
  copied: 'Copiato',
};
