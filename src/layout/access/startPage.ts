import { mayOpenPage, type Visitor } from '../../authProvider/guard';
import { type NavigationEntry, navigation, navigationLeaves } from '../../config/navigation';
import { homePath } from '../../config/paths';
import { firstPage, shownEntries } from '../sidebar/shownEntries';

/**
 * The first page that an account has: the orders, where it may see them; else one that the menu shows, else one that it
 * leaves out. `null` where nothing was granted to it.
 */
export function firstOpenPage(visitor: Visitor | null): string | null {
  const [first] = shownEntries(visitor, navigation).filter(({ toggles }) => !toggles);
  if (first) return firstPage(first).to;
  return navigationLeaves().find((entry) => !entry.isHidden && mayOpenPage(visitor, entry))?.to ?? null;
}

/**
 * Where an account that asked for a page is to be: there, but for the orders of today, at which everybody starts. Those
 * who may not see orders start with what they have.
 */
export function startPage(visitor: Visitor | null, entry: NavigationEntry, pathname: string) {
  return entry.to === homePath && visitor?.sub_store && !mayOpenPage(visitor, entry)
    ? firstOpenPage(visitor)
    : pathname;
}
