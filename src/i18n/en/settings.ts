/** The settings' frame; each section has a file in `settings`. */
export const settings = {
  failed: 'Couldn’t load the settings.',
  discard: 'Discard changes',
  search: 'Search settings',
  nothing: 'No settings match “%{text}”.',
  hours: { own: 'Own hours: %{type}' },
};
