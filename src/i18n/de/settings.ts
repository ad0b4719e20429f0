import type { settings as english } from '../en/settings';

/** The settings' frame; each section has a file in `settings`. */
export const settings: typeof english = {
  failed: 'Die Einstellungen konnten nicht geladen werden.',
  discard: 'Änderungen verwerfen',
  search: 'Einstellung suchen',
  nothing: 'Keine Einstellung passt zu „%{text}“.',
  hours: {
    own: 'Eigene Zeiten: %{type}',
    no_day:
      'Legen Sie für mindestens einen Tag Zeiten fest. Wenn Sie eine Bestellart nicht mehr anbieten, schalten Sie sie unter „Bestellungen“ aus.',
  },
};
