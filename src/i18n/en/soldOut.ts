/** Texts for marking items of an order as sold out. */
export const soldOut = {
  title: 'Mark as sold out',
  what: 'What’s sold out?',
  until: 'Out of stock',
  detail: 'Until then, no one can order it. This order stays as it is.',
  none: 'Choose what’s sold out, and it can’t be ordered for a while.',
  set: 'Mark as sold out',
  done: '%{names}: %{state}',
  undo: 'Undo “sold out”',
  undone: '%{names}: undone',
  undo_failed: '%{names}: couldn’t undo this. %{reason}',
  failed: '%{names}: still in stock. %{reason}',
  failed_after_rejecting: 'Order %{number} was rejected, but this is still in stock: %{names}. %{reason}',
};
