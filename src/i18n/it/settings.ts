import type { settings as english } from '../en/settings';

/** The settings' frame; each section has a file in `settings`. */
export const settings: typeof english = {
  failed: 'Impossibile caricare le impostazioni.',
  discard: 'Scarta le modifiche',
  search: 'Cerca impostazioni',
  nothing: 'Nessuna impostazione corrisponde a “%{text}”.',
  hours: {
    own: 'Orari specifici: %{type}',
    no_day: 'Scegli gli orari di almeno un giorno. Per non accettare più un tipo di ordine, disattivalo in “Ordini”.',
  },
  secret: {
    set: 'Valore impostato il %{on}',
    ends: 'Il valore termina con %{last}, impostato il %{on}',
    replace: 'Sostituisci',
    remove: 'Rimuovi',
    removed: 'Il valore sarà rimosso al salvataggio',
    keep: 'Mantieni',
    owner: 'Solo il titolare può impostare questo valore.',
    again: 'Inserisci di nuovo il valore: ora verrebbe inviato a un altro indirizzo.',
  },
};
