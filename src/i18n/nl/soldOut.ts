import type { soldOut as english } from '../en/soldOut';

export const soldOut = {
  title: 'Op uitverkocht zetten',
  what: 'Wat is uitverkocht?',
  until: 'Niet op voorraad',
  detail: 'Tot dan kan niemand het bestellen. Deze bestelling blijft zoals die is.',
  none: 'Kies wat uitverkocht is. Het kan dan een tijdje niet worden besteld.',
  set: 'Op uitverkocht zetten',
  done: '%{names}: %{state}',
  undo: 'Uitverkocht ongedaan maken',
  undone: '%{names}: teruggedraaid',
  undo_failed: '%{names}: kon niet ongedaan worden gemaakt. %{reason}',
  failed: '%{names}: nog op voorraad. %{reason}',
  failed_after_rejecting: 'Bestelling %{number} is geweigerd, maar dit is nog op voorraad: %{names}. %{reason}',
} satisfies typeof english;
