import useMediaQuery from '@mui/material/useMediaQuery';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { isShown, type Visitor } from '../../authProvider/guard';
import { entryOf, navigation, trailOf } from '../../descriptors/navigation';
import type { NavigationEntry } from '../../descriptors/navigationEntry';
import { useSession } from '../../session/useSession';
import { breakpoints, menuSizes } from '../../theme/tokens';
import { afterDismiss, type MenuBand, type MenuLayout, menuLayout, menuSteps, nextCounter } from './menuLayout';

/**
 * The tree as an account sees it: without entries it can't open, and without empty groups. A group of one page is that
 * page: opening the group would only delay it.
 */
export const shownEntries = (visitor: Visitor | null, entries: readonly NavigationEntry[]): NavigationEntry[] =>
  entries
    .filter((entry) => isShown(visitor, entry))
    .map((entry) => {
      if (!entry.subs) return entry;
      const subs = shownEntries(visitor, entry.subs);
      return subs.length === 1 && subs[0] ? subs[0] : { ...entry, subs };
    });

/** Returns the first page below an entry, or the entry if it is a page. */
export const firstPage = (entry: NavigationEntry): NavigationEntry =>
  entry.subs?.[0] ? firstPage(entry.subs[0]) : entry;

/** An entry as the menu shows it: one whose page lists its own subpages links to the first of them. */
const inMenu = (entry: NavigationEntry): NavigationEntry =>
  entry.listsItself && entry.subs
    ? { ...firstPage(entry), label: entry.label, ...(entry.icon ? { icon: entry.icon } : {}) }
    : entry;

/** Whether the address is of a record that opens next to its page. */
const opensBesideAt = (pathname: string): boolean => {
  const entry = entryOf(pathname);
  return entry?.opensBeside === true && entry.to !== pathname;
};

/** Tells charts and boards to measure their size once the menu has moved. */
const resizeAfterMs = 350;

export interface MenuState {
  /** The entries that the account can see. */
  entries: NavigationEntry[];
  layout: MenuLayout;
  isDrawerOpen: boolean;
  /** The parent whose children are shown, and whether they are over the page. */
  open: NavigationEntry | undefined;
  isOver: boolean;
  /** The parent of the current page. */
  current: NavigationEntry | undefined;
  /** For the button in the top bar. */
  toggle: () => void;
  /** For a parent's link to its first page: shows its children next to that page. */
  goToParent: (entry: NavigationEntry) => void;
  /** For the same link while its first page is open: toggles its children. */
  toggleParent: (entry: NavigationEntry) => void;
  /** Closes what covers the page, and shows the current parent's children again. */
  close: () => void;
}

/** The menu's layout and its open parts. The toggle's state is stored. */
export function useMenu(): MenuState {
  const { pathname } = useLocation();
  const session = useSession();
  const isMobile = useMediaQuery(`(max-width: ${breakpoints.menuHidden - 1}px)`, { noSsr: true });
  const isWide = useMediaQuery(`(min-width: ${breakpoints.subHidden}px)`, { noSsr: true });
  // An open record needs the space of the panel.
  const hasRoomBeside = useMediaQuery(`(min-width: ${breakpoints.subHidden + menuSizes.sub}px)`, { noSsr: true });
  const isWithRecord = opensBesideAt(pathname);
  const band: MenuBand = isMobile ? 'mobile' : isWide && (hasRoomBeside || !isWithRecord) ? 'wide' : 'medium';
  const [storedStep, setStoredStep] = useStore<number>('shell.menu', menuSteps.both);
  // A reload closes a temporary panel.
  const [isForNow, setIsForNow] = useState(false);
  /** The parent whose children were opened, and the address at that time. */
  const [opened, setOpened] = useState<{ parent: string; at: string }>();
  /** The address at which the drawer was opened: the browser's, which a page that still loads shows later. */
  const [drawerAt, setDrawerAt] = useState<string>();
  const isDrawerOpen = drawerAt !== undefined;

  const shown = useMemo(() => shownEntries(session, navigation), [session]);
  const entries = useMemo(() => shown.map(inMenu), [shown]);
  const trail = trailOf(pathname);
  const currentPath = entries[shown.findIndex(({ to }) => trail.some((entry) => entry.to === to))]?.to;
  const counter = isForNow ? menuSteps.shownForNow : storedStep;

  const close = useCallback(() => {
    setOpened(undefined);
    setIsForNow(false);
    setDrawerAt(undefined);
  }, []);
  const shownAt = useRef(pathname);
  useEffect(() => {
    // Not for the page's first address, because its effect can run after a first tap.
    if (shownAt.current === pathname) return;
    shownAt.current = pathname;
    setOpened((previous) => (previous?.at === pathname ? previous : undefined));
    setIsForNow(false);
    setDrawerAt((previous) => (previous === pathname ? previous : undefined));
  }, [pathname]);

  // Memoised, so that the frame isn't rendered with every change of a page's state.
  return useMemo(() => {
    const current = entries.find(({ to }) => to === currentPath);
    const hasSubs = current?.subs !== undefined;
    const layout = menuLayout(counter, band, hasSubs);
    const openedParent = entries.find(({ to, subs }) => subs && to === opened?.parent);
    const open =
      layout.main === 'beside' ? (openedParent ?? (layout.sub === 'hidden' ? undefined : current)) : undefined;
    const goTo = (next: number) => {
      setOpened(undefined);
      setIsForNow(next === menuSteps.shownForNow);
      setStoredStep(afterDismiss(next));
      setTimeout(() => window.dispatchEvent(new Event('resize')), resizeAfterMs);
    };
    return {
      entries,
      layout,
      isDrawerOpen,
      open,
      isOver: open !== undefined && layout.sub !== 'beside',
      current,
      close,
      toggle: () =>
        band === 'mobile'
          ? setDrawerAt(isDrawerOpen ? undefined : window.location.pathname)
          : goTo(nextCounter(counter, band, hasSubs)),
      goToParent: (entry) => setOpened({ parent: entry.to, at: firstPage(entry).to }),
      toggleParent: (entry) => {
        if (entry.to !== open?.to) setOpened({ parent: entry.to, at: pathname });
        else if (layout.sub === 'beside') goTo(menuSteps.subHidden);
        else close();
      },
    };
  }, [entries, currentPath, opened, counter, band, isDrawerOpen, pathname, close, setStoredStep]);
}
