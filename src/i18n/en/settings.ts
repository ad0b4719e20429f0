/** Texts around the settings' sections. Each section has its own file in `settings`. */
export const settings = {
  failed: 'Couldn’t load the settings.',
  discard: 'Discard changes',
  search: 'Search settings',
  nothing: 'No settings match “%{text}”.',
  hours: {
    own: 'Separate hours for %{type}',
    no_day: 'Set hours for at least one day. To stop taking an order type, turn it off under Ordering.',
  },
};
