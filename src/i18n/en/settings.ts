/** The settings' frame; each section has a file in `settings`. */
export const settings = {
  failed: 'Couldn’t load the settings.',
  discard: 'Discard changes',
  search: 'Search settings',
  nothing: 'No settings match “%{text}”.',
  hours: {
    own: 'Own hours: %{type}',
    no_day: 'Choose hours for at least one day. To take no orders of a type, turn it off under Ordering.',
  },
};
