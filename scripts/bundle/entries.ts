import type { Uses } from './findUses';
import { parts } from './pages';

export const adminArea = 'src/AdminApp.tsx';
export const entries = { start: 'index.html', entrance: 'src/Entrance.tsx' } as const;

/**
 * Fetched without a session and built of the admin area's parts: an accountant's page. It loads what it needs of that
 * area, so that all other pages don't load it for this one, which few people open, and once a month.
 */
export const accountantPage = 'src/custom-pages/earnings/accountant/BooksPage.tsx';

/** Entry points that others fetch later, directly or not; pages of the admin area, which have their own, don't count. */
export function reached(from: readonly string[], later: Uses['later']): Set<string> {
  const found = new Set<string>();
  const ends = new Set([accountantPage, ...parts.flatMap(({ modules }) => modules)]);
  const visit = (entry: string): void => {
    for (const next of later.get(entry) ?? []) {
      if (found.has(next) || next === adminArea || next.startsWith('src/i18n/') || ends.has(next)) continue;
      found.add(next);
      visit(next);
    }
  };
  for (const entry of from) visit(entry);
  return found;
}

/** The entry points that pages outside the admin area may fetch, at their start or later. */
export const entrancePages = ({ later }: Pick<Uses, 'later'>): Set<string> =>
  new Set([entries.start, ...reached([entries.start], later)]);
