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
  secret: {
    set: 'Hinterlegt am %{on}',
    ends: 'Endet auf %{last}, hinterlegt am %{on}',
    replace: 'Ersetzen',
    remove: 'Entfernen',
    removed: 'Wird beim Speichern entfernt',
    keep: 'Behalten',
    owner: 'Nur der Inhaber kann das festlegen.',
    again: 'Bitte erneut eingeben, weil das Ziel geändert wurde.',
  },
};
