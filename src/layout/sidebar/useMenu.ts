import useMediaQuery from '@mui/material/useMediaQuery';
import { useCallback, useEffect, useState } from 'react';
import { useStore } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { isShown, type Visitor } from '../../authProvider/guard';
import { entryOf, type NavigationEntry, navigation, trailOf } from '../../config/navigation';
import { useSession } from '../../session/useSession';
import { breakpoints, menuSizes } from '../../theme/tokens';
import { type MenuBand, type MenuLayout, menuLayout, menuSteps, nextCounter, putAway } from './menuLayout';

/** The tree as an account sees it: without entries it can't open, and without empty groups. */
export const shownEntries = (visitor: Visitor | null, entries: readonly NavigationEntry[]): NavigationEntry[] =>
  entries
    .filter((entry) => isShown(visitor, entry))
    .map((entry) => (entry.subs ? { ...entry, subs: shownEntries(visitor, entry.subs) } : entry));

/** The first page below an entry; the entry itself where it is one. */
export const firstPage = (entry: NavigationEntry): NavigationEntry =>
  entry.subs?.[0] ? firstPage(entry.subs[0]) : entry;

/** Whether the address is of a record that opens beside its page. */
const opensBesideAt = (pathname: string): boolean => {
  const entry = entryOf(pathname);
  return entry?.opensBeside === true && entry.to !== pathname;
};

/** Charts and boards that measure themselves do so once the menu has moved. */
const resizeAfterMs = 350;

export interface Menu {
  /** What the account may see. */
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
  /** A parent's button. */
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
  const [kept, setKept] = useStore<number>('shell.menu', menuSteps.both);
  // A temporary panel closes with a reload.
  const [isForNow, setIsForNow] = useState(false);
  const [openedPath, setOpenedPath] = useState<string>();
  const [isDrawerOpen, setDrawerOpen] = useState(false);

  const entries = shownEntries(session, navigation);
  const currentPath = trailOf(pathname)[0]?.to;
  const current = entries.find(({ to }) => to === currentPath);
  const hasSubs = current?.subs !== undefined;
  const counter = isForNow ? menuSteps.shownForNow : kept;
  const layout = menuLayout(counter, band, hasSubs);
  const opened = entries.find(({ to, subs }) => subs && to === openedPath);
  const open = layout.main === 'beside' ? (opened ?? (layout.sub === 'hidden' ? undefined : current)) : undefined;

  const close = useCallback(() => {
    setOpenedPath(undefined);
    setIsForNow(false);
    setDrawerOpen(false);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every navigation
  useEffect(close, [pathname, close]);

  const goTo = (next: number) => {
    setOpenedPath(undefined);
    setIsForNow(next === menuSteps.shownForNow);
    setKept(putAway(next));
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
    toggle: () => (isMobile ? setDrawerOpen(!isDrawerOpen) : goTo(nextCounter(counter, band, hasSubs))),
    toggleParent: (entry) => {
      if (entry.to !== open?.to) setOpenedPath(entry.to);
      else if (layout.sub === 'beside' && entry.to === currentPath) goTo(menuSteps.subHidden);
      else close();
    },
  };
}
