import type { settings as english } from '../en/settings';

/** The settings' frame; each section has a file in `settings`. */
export const settings: typeof english = {
  failed: 'De instellingen konden niet worden geladen.',
  discard: 'Wijzigingen verwerpen',
  search: 'Instelling zoeken',
  nothing: 'Geen instelling gevonden voor “%{text}”.',
  hours: {
    own: 'Aparte tijden: %{type}',
    no_day:
      'Kies voor minstens één dag tijden. Wil je een soort bestelling niet aannemen, zet die dan uit bij “Bestellen”.',
  },
  secret: {
    set: 'Ingesteld op %{on}',
    ends: 'Eindigt op %{last}, ingesteld op %{on}',
    replace: 'Vervangen',
    remove: 'Verwijderen',
    removed: 'Wordt bij het opslaan verwijderd',
    keep: 'Behouden',
    owner: 'Alleen de eigenaar kan dit instellen.',
    again: 'Vul dit opnieuw in: het zou nu naar een ander adres worden gestuurd.',
  },
};
