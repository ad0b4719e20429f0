import useMediaQuery from '@mui/material/useMediaQuery';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { isShown, type Visitor } from '../../authProvider/guard';
import { entryOf, type NavigationEntry, navigation, trailOf } from '../../descriptors/navigation';
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

/** The first page below an entry; the entry itself where it is one. */
export const firstPage = (entry: NavigationEntry): NavigationEntry =>
  entry.subs?.[0] ? firstPage(entry.subs[0]) : entry;

/** An entry as the menu shows it: one whose pages list themselves links to the first of them. */
const inMenu = (entry: NavigationEntry): NavigationEntry =>
  entry.listsItself && entry.subs
    ? { ...firstPage(entry), label: entry.label, ...(entry.icon ? { icon: entry.icon } : {}) }
    : entry;

/** Whether the address is of a record that opens beside its page. */
const opensBesideAt = (pathname: string): boolean => {
  const entry = entryOf(pathname);
  return entry?.opensBeside === true && entry.to !== pathname;
};

/** Charts and boards that measure themselves do so once the menu has moved. */
const resizeAfterMs = 350;

export interface Menu {
  /** The entries that the account can see. */
  entries: NavigationEntry[];
  layout: MenuLayout;
  isDrawerOpen: boolean;
  /** The parent whose children are shown, and whether they lie over the page. */
  open: NavigationEntry | undefined;
  isOver: boolean;
  /** The parent of the page that is open. */
  current: NavigationEntry | undefined;
  /** The button in the top bar. */
  toggle: () => void;
  /** A parent's link, which leads to its first page: shows its children next to that page. */
  goToParent: (entry: NavigationEntry) => void;
  /** The same link while its first page is open: shows or hides its children. */
  toggleParent: (entry: NavigationEntry) => void;
  /** Closes what covers the page, and shows the current parent's children again. */
  close: () => void;
}

/** The menu's layout and its open parts. The toggle's state is stored. */
export function useMenu(): Menu {
  const { pathname } = useLocation();
  const session = useSession();
  const isMobile = useMediaQuery(`(max-width: ${breakpoints.menuHidden - 1}px)`, { noSsr: true });
  const isWide = useMediaQuery(`(min-width: ${breakpoints.subHidden}px)`, { noSsr: true });
  // An open record needs the room that the panel of children would take.
  const hasRoomBeside = useMediaQuery(`(min-width: ${breakpoints.subHidden + menuSizes.sub}px)`, { noSsr: true });
  const isWithRecord = opensBesideAt(pathname);
  const band: MenuBand = isMobile ? 'mobile' : isWide && (hasRoomBeside || !isWithRecord) ? 'wide' : 'medium';
  const [storedStep, setStoredStep] = useStore<number>('shell.menu', menuSteps.both);
  // A temporary panel closes with a reload.
  const [isForNow, setIsForNow] = useState(false);
  /** The parent whose children were asked for, and the address to which that belongs. */
  const [opened, setOpened] = useState<{ parent: string; at: string }>();
  const [isDrawerOpen, setDrawerOpen] = useState(false);

  const shown = useMemo(() => shownEntries(session, navigation), [session]);
  const entries = useMemo(() => shown.map(inMenu), [shown]);
  const trail = trailOf(pathname);
  const currentPath = entries[shown.findIndex(({ to }) => trail.some((entry) => entry.to === to))]?.to;
  const counter = isForNow ? menuSteps.shownForNow : storedStep;

  const close = useCallback(() => {
    setOpened(undefined);
    setIsForNow(false);
    setDrawerOpen(false);
  }, []);
  const shownAt = useRef(pathname);
  useEffect(() => {
    // Not for the page's first address: its effect can come after a first tap.
    if (shownAt.current === pathname) return;
    shownAt.current = pathname;
    setOpened((previous) => (previous?.at === pathname ? previous : undefined));
    setIsForNow(false);
    setDrawerOpen(false);
  }, [pathname]);

  // The same object until something changes, so that the frame isn't drawn again with each page's state.
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
      toggle: () => (band === 'mobile' ? setDrawerOpen(!isDrawerOpen) : goTo(nextCounter(counter, band, hasSubs))),
      goToParent: (entry) => setOpened({ parent: entry.to, at: firstPage(entry).to }),
      toggleParent: (entry) => {
        if (entry.to !== open?.to) setOpened({ parent: entry.to, at: pathname });
        else if (layout.sub === 'beside') goTo(menuSteps.subHidden);
        else close();
      },
    };
  }, [entries, currentPath, opened, counter, band, isDrawerOpen, pathname, close, setStoredStep]);
}
