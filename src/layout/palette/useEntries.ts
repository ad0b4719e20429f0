import { useDeferredValue, useEffect, useState } from 'react';
import { useStore, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { isFinal } from '#contract/orders/statuses';
import { mayOpenPage } from '../../authProvider/guard';
import { paths } from '../../config/paths';
import { navigation } from '../../descriptors/navigation';
import type { NavigationEntry } from '../../descriptors/navigationEntry';
import { shortcuts } from '../../descriptors/shortcuts';
import { fetchEnglish } from '../../i18n/index';
import { useSession } from '../../session/useSession';
import { mayOpen } from '../shortcuts/useShortcutKeys';
import { arrangeGroups, type KnownEntry, type PaletteEntry, type RecentEntry, rank } from './paletteEntries';
import { useActionEntries } from './useActionEntries';
import { useFound } from './useFound';
import { useRecordEntries } from './useRecordEntries';

/** A page, with its group in the menu. */
interface Placed {
  page: NavigationEntry;
  parent?: NavigationEntry;
}

const pagesBelow = (entries: readonly NavigationEntry[], parent?: NavigationEntry): Placed[] =>
  entries.flatMap((page) => {
    if (page.subs) return pagesBelow(page.subs, page);
    const listed = page.toggles ? [] : [{ page, ...(parent ? { parent } : {}) }];
    return [...listed, ...pagesBelow(page.sections ?? [], page)];
  });

const keysTo = (path: string) => shortcuts.find(({ to }) => to === path)?.keys[0];

/** Every page that the account can open, except those that an action opens. */
function usePageEntries(english: (key: string) => string): KnownEntry[] {
  const t = useTranslate();
  const session = useSession();
  const navigate = useNavigate();
  return pagesBelow(navigation)
    .filter(({ page }) => page.to !== paths.createOrder && mayOpenPage(session, page))
    .map(({ page, parent }) => {
      const id = `page:${page.to}`;
      const keys = keysTo(page.to);
      const label = t(page.label);
      const within = parent ? t(parent.label) : '';
      return {
        id,
        label,
        ...(within ? { beside: within } : {}),
        Icon: page.icon,
        ...(keys ? { keys } : {}),
        recent: { kind: 'known', id },
        names: [label, `${within} ${label}`, english(page.label)],
        run: () => (page.newWindow ? window.open(page.to, '_blank', 'noopener') : navigate(page.to)),
      };
    });
}

type Tree = { [key: string]: Tree | string };

const read = (texts: Tree, key: string): string => {
  let found: Tree | string | undefined = texts;
  for (const part of key.split('.')) found = typeof found === 'object' ? found[part] : undefined;
  return typeof found === 'string' ? found : '';
};

/**
 * English texts, so that users who know the product in English find everything in any language. They load when they are
 * needed, and are empty until then.
 */
function useEnglish(isWanted: boolean): (key: string) => string {
  const [texts, setTexts] = useState<Tree>({});
  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    fetchEnglish()
      .then((loaded) => isCurrent && setTexts(loaded as Tree))
      // Without them, only the current language can be searched.
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [isWanted]);
  return (key) => read(texts, key);
}

const most = 6;

const keyOf = (entry: RecentEntry): string => {
  if (entry.kind === 'customer') return `${entry.customer.country_phone_code}${entry.customer.phone}`;
  return `${entry.kind}:${entry.id}`;
};

/** Recently chosen entries, latest first. Stored with the account's other choices, and deleted with the account. */
function useRecent(): [readonly RecentEntry[], (entry: RecentEntry) => void] {
  const [recent, setRecent] = useStore<readonly RecentEntry[]>('palette.recent', []);
  return [
    recent,
    (entry) => setRecent([entry, ...recent.filter((each) => keyOf(each) !== keyOf(entry))].slice(0, most)),
  ];
}

/** Ranked by the name on screen. The server returns them in menu order. */
const bestFirst = (entries: readonly PaletteEntry[], text: string): PaletteEntry[] => {
  const rankOf = ({ label }: PaletteEntry) => rank([label], text) ?? Number.POSITIVE_INFINITY;
  return entries.toSorted((a, b) => rankOf(a) - rankOf(b) || 0);
};

/** All entries for a text: what this device knows, what was recently used, and what the server finds. */
export function useEntries(text: string, onHelp: () => void) {
  const session = useSession();
  const english = useEnglish(useDeferredValue(text) !== '');
  const pages = usePageEntries(english);
  const actions = useActionEntries(english, onHelp);
  const { ofRecent, ofOrder, ofItem, ofCustomer } = useRecordEntries();
  const [recent, remember] = useRecent();
  // Accounts that can take orders can search orders and customers.
  const may = { orders: mayOpen(session, paths.createOrder), items: mayOpen(session, paths.itemList) };
  const { found, ...search } = useFound(text, may);

  const known = new Map([...actions, ...pages].map((entry) => [entry.id, entry]));
  const recalled = (each: RecentEntry): PaletteEntry | undefined => {
    if (each.kind === 'known') return known.get(each.id);
    return may[each.kind === 'item' ? 'items' : 'orders'] ? ofRecent(each) : undefined;
  };
  const groups = arrangeGroups({
    text,
    actions,
    pages,
    recent: recent.flatMap((each) => recalled(each) ?? []),
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
