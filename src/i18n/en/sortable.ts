/** Reordering rows by drag or key, and what screen readers announce. */
export const sortable = {
  handle: 'Move %{name}',
  how: 'Press Space to lift, the arrow keys to move, Space again to drop, Escape to put it back. Or drag it.',
  place: 'position %{position} of %{total}',
  place_in: 'position %{position} of %{total} in %{group}',
  lifted: '%{name} lifted, %{where}.',
  moved: '%{name}: %{where}.',
  dropped: '%{name} dropped, %{where}.',
  cancelled: '%{name} put back, %{where}.',
};
