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
  secret: {
    set: 'Set on %{on}',
    ends: 'Ends in %{last}, set on %{on}',
    replace: 'Replace',
    remove: 'Remove',
    removed: 'Removed when you save',
    keep: 'Keep',
    owner: 'Only the owner can set this.',
    again: 'Enter it again, because you changed where it’s sent.',
  },
};
