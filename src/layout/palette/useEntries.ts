import { useDeferredValue } from 'react';
import { paths } from '../../config/paths';
import { useSession } from '../../session/useSession';
import { mayOpen } from '../shortcuts/mayOpen';
import { arrangeGroups } from './arrangeGroups';
import type { Kept, PaletteEntry } from './entry';
import { useActionEntries } from './useActionEntries';
import { useEnglish } from './useEnglish';
import { useFound } from './useFound';
import { usePageEntries } from './usePageEntries';
import { useRecent } from './useRecent';
import { useRecordEntries } from './useRecordEntries';

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
      items: found.items.map(ofItem),
    },
  });
  return { groups, remember, ...search };
}
