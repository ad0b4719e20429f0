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
};
