import type { settings as english } from '../en/settings';

/** The settings' frame; each section has a file in `settings`. */
export const settings: typeof english = {
  failed: 'Les réglages n’ont pas pu être chargés.',
  discard: 'Abandonner',
  search: 'Rechercher un réglage',
  nothing: 'Aucun réglage ne correspond à «\u202F%{text}\u202F».',
  hours: {
    own: 'Horaires spécifiques\u202F: %{type}',
    no_day:
      'Choisissez des horaires pour au moins un jour. Pour ne plus prendre un type de commande, désactivez-le dans «\u202FCommandes\u202F».',
  },
  secret: {
    set: 'Défini le %{on}',
    ends: 'Se termine par %{last}, défini le %{on}',
    replace: 'Remplacer',
    remove: 'Supprimer',
    removed: 'Sera supprimé à l’enregistrement',
    keep: 'Garder',
    owner: 'Seul le propriétaire peut le définir.',
    again: 'À saisir de nouveau, car la destination a changé.',
  },
};
