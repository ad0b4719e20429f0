import type { recordLists as english } from '../en/recordLists';

export const recordLists: typeof english = {
  loading: 'Chargement de la liste',
  count: '%{count}',
  count_label: '%{smart_count} fiche |||| %{smart_count} fiches',
  search: {
    label: 'Rechercher',
    short: 'Saisissez au moins 2 caractères.',
    clear: 'Effacer la recherche',
    key: '/',
  },
  filters: {
    label: 'Filtres',
    show: 'Filtres',
    show_active: 'Filtres, %{smart_count} actif |||| Filtres, %{smart_count} actifs',
    any: 'Indifférent',
    chip: '%{label}\u202F: %{choice}',
    remove: 'Retirer le filtre %{label}',
    clear: 'Réinitialiser les filtres',
  },
  sort: {
    label: 'Trier par',
    ascending: 'Croissant',
    descending: 'Décroissant',
    by: 'Trier par\u202F: %{label}',
  },
  actions: 'Actions',
  columns: {
    label: 'Colonnes',
    detail: 'Enregistrées sur cet appareil',
    reset: 'Ajuster à l’écran',
  },
  views: {
    label: 'Vues',
    none: 'Aucune vue enregistrée. Réglez la recherche, les filtres et le tri, puis enregistrez-les comme vue.',
    save: 'Enregistrer cette vue',
    name: 'Nom de la vue',
    taken: 'Remplace la vue du même nom',
    delete: 'Supprimer la vue %{name}',
  },
  empty: {
    nothing_found: 'Aucun résultat',
    nothing_found_detail: 'Aucune fiche ne correspond à la recherche et aux filtres.',
    nothing_found_search: 'Aucune fiche ne correspond à «\u202F%{text}\u202F».',
    clear: 'Effacer recherche et filtres',
  },
  error: {
    title: 'La liste n’a pas pu être chargée',
    detail: 'Rien n’est perdu. Vérifiez la connexion et réessayez.',
    stale: 'Cette liste n’a pas pu être actualisée.',
  },
  pages: {
    size: 'Lignes par page',
    shown: '%{from}–%{to} sur %{count}',
    first: 'Première page',
    previous: 'Page précédente',
    next: 'Page suivante',
    last: 'Dernière page',
    page: 'Page %{page}',
    go: 'Aller à la page %{page}',
  },
  select: {
    row: 'Sélectionner %{name}',
    page: 'Sélectionner toute la page',
    column: 'Sélection',
    bar: 'Fiches sélectionnées',
    count: '%{smart_count} sélectionnée |||| %{smart_count} sélectionnées',
    elsewhere: '%{smart_count} hors de cette page |||| %{smart_count} hors de cette page',
    all: 'Sélectionner les %{count}',
    gathering: 'Sélection… %{done} sur %{total}',
    failed: 'Impossible de tout sélectionner. Réessayez.',
    clear: 'Tout désélectionner',
  },
  export: {
    serial: 'N°',
    nothing: 'Il n’y a rien à exporter.',
    failed: 'Impossible de créer le fichier. Réessayez.',
  },
  bulk: {
    change_field: 'Modifier %{field}',
    update_title: '%{field}\u202F: modifier %{smart_count} fiche |||| %{field}\u202F: modifier %{smart_count} fiches',
    update_confirm: 'Modifier %{smart_count} fiche |||| Modifier %{smart_count} fiches',
    delete_title: 'Supprimer %{smart_count} fiche\u202F? |||| Supprimer %{smart_count} fiches\u202F?',
    delete_confirm: 'Supprimer %{smart_count} fiche |||| Supprimer %{smart_count} fiches',
    deleted: '%{smart_count} fiche supprimée. |||| %{smart_count} fiches supprimées.',
    cancel: 'Arrêter',
    progress: '%{done} sur %{total}',
    progress_label: 'Avancement',
    stopping: 'Arrêt après le lot en cours…',
    done: '%{smart_count} fiche traitée |||| %{smart_count} fiches traitées',
    untried: '%{smart_count} fiche non traitée |||| %{smart_count} fiches non traitées',
    unsure:
      'La connexion a été coupée. %{smart_count} fiche a peut-être été modifiée\u202F: vérifiez avant de réessayer. |||| La connexion a été coupée. %{smart_count} fiches ont peut-être été modifiées\u202F: vérifiez avant de réessayer.',
    unsure_one: 'Peut-être modifiée',
    refused:
      '%{smart_count} fiche n’a pas pu être modifiée\u202F: |||| %{smart_count} fiches n’ont pas pu être modifiées\u202F:',
    refused_delete:
      '%{smart_count} fiche n’a pas pu être supprimée\u202F: |||| %{smart_count} fiches n’ont pas pu être supprimées\u202F:',
    gone: 'Fiche supprimée',
    more: 'et %{smart_count} autre |||| et %{smart_count} autres',
    hidden:
      '%{smart_count} d’entre elles n’est pas affichée en ce moment\u202F: |||| %{smart_count} d’entre elles ne sont pas affichées en ce moment\u202F:',
  },
  undo: {
    running: 'Annulation…',
    done: '%{smart_count} modification annulée |||| %{smart_count} modifications annulées',
    partly:
      'Annulées\u202F: %{done}. %{smart_count} fiche reste telle quelle, car elle a changé depuis. |||| Annulées\u202F: %{done}. %{smart_count} fiches restent telles quelles, car elles ont changé depuis.',
    failed: 'Annulation impossible\u202F: %{reason}',
  },
  change: {
    failed: 'Non enregistré\u202F: %{reason}',
    conflict:
      '%{name} vient de modifier cette fiche. Vous voyez la dernière version\u202F; refaites votre modification si elle reste utile.',
  },
};
