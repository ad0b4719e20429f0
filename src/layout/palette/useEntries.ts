import { useDeferredValue } from 'react';
import { isFinal } from '#contract/orders/statuses';
import { paths } from '../../config/paths';
import { useSession } from '../../session/useSession';
import { mayOpen } from '../shortcuts/mayOpen';
import { arrangeGroups } from './arrangeGroups';
import type { Kept, PaletteEntry } from './entry';
import { rank } from './rank';
import { useActionEntries } from './useActionEntries';
import { useEnglish } from './useEnglish';
import { useFound } from './useFound';
import { usePageEntries } from './usePageEntries';
import { useRecent } from './useRecent';
import { useRecordEntries } from './useRecordEntries';

/** As the name on screen answers; the server sends them in the order of the menu. */
const bestFirst = (entries: readonly PaletteEntry[], text: string): PaletteEntry[] => {
  const rankOf = ({ label }: PaletteEntry) => rank([label], text) ?? Number.POSITIVE_INFINITY;
  return entries.toSorted((a, b) => rankOf(a) - rankOf(b) || 0);
};

/** Everything that the palette shows for a text: what this device knows, what was used lately, what the server finds. */
export function useEntries(text: string, onHelp: () => void) {
  const session = useSession();
  const english = useEnglish(useDeferredValue(text) !== '');
  const pages = usePageEntries(english);
  const actions = useActionEntries(english, onHelp);
  const { ofKept, ofOrder, ofItem, ofCustomer } = useRecordEntries();
  const [kept, remember] = useRecent();
  // Orders and customers come with the permission to take orders.
  const may = { orders: mayOpen(session, paths.createOrder), items: mayOpen(session, paths.itemList) };
  const { found, ...search } = useFound(text, may);

  const known = new Map([...actions, ...pages].map((entry) => [entry.id, entry]));
  const recalled = (each: Kept): PaletteEntry | undefined => {
    if (each.kind === 'known') return known.get(each.id);
    return may[each.kind === 'item' ? 'items' : 'orders'] ? ofKept(each) : undefined;
  };
  const groups = arrangeGroups({
    text,
    actions,
    pages,
    recent: kept.flatMap((each) => recalled(each) ?? []),
    found: {
      orders: found.orders.map(ofOrder),
      customers: found.customers.map(ofCustomer),
      items: bestFirst(found.items.map(ofItem), text),
    },
    isAboutOrder: found.orders.some(
      ({ unique_id, order_status }) => String(unique_id) === text.trim().replace('#', '') || !isFinal(order_status),
    ),
  });
  return { groups, remember, ...search };
}
