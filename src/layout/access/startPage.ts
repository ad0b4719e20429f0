import type { Visitor } from '../../authProvider/guard';
import { type NavigationEntry, navigation, needOf } from '../../config/navigation';
import { homePath } from '../../config/paths';
import { isAllowed } from '../../session/isAllowed';
import { firstPage, shownEntries } from '../sidebar/shownEntries';

/** The first page that an account has: the orders, where it may see them. `null` where nothing was granted to it. */
export function firstOpenPage(visitor: Visitor | null): string | null {
  const [first] = shownEntries(visitor, navigation).filter(({ toggles }) => !toggles);
  return first ? firstPage(first).to : null;
}

/**
 * Where an account that asked for a page is to be: there, but for the orders of today, at which everybody starts. Those
 * who may not see orders start with what they have.
 */
export function startPage(visitor: Visitor | null, entry: NavigationEntry, pathname: string) {
  return entry.to === homePath && visitor?.sub_store && !isAllowed(visitor, needOf(entry))
    ? firstOpenPage(visitor)
    : pathname;
}
