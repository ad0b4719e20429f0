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
    set: 'Impostato il %{on}',
    ends: 'Termina con %{last}, impostato il %{on}',
    replace: 'Sostituisci',
    remove: 'Rimuovi',
    removed: 'Verrà rimosso al salvataggio',
    keep: 'Mantieni',
    owner: 'Solo il titolare può impostarlo.',
    again: 'Inseriscilo di nuovo: verrebbe inviato altrove.',
  },
};
