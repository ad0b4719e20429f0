import { isShown, type Visitor } from '../../authProvider/guard';
import type { NavigationEntry } from '../../config/navigation';

/** The tree as an account sees it: without the entries that it may not open, and without groups that are empty for it. */
export const shownEntries = (visitor: Visitor | null, entries: readonly NavigationEntry[]): NavigationEntry[] =>
  entries
    .filter((entry) => isShown(visitor, entry))
    .map((entry) => (entry.subs ? { ...entry, subs: shownEntries(visitor, entry.subs) } : entry));

/** The first page below an entry; the entry itself where it is one. */
export const firstPage = (entry: NavigationEntry): NavigationEntry =>
  entry.subs?.[0] ? firstPage(entry.subs[0]) : entry;
