import type { Uses } from './findUses';
import { parts } from './pages';

export const adminArea = 'src/AdminApp.tsx';
export const entries = { start: 'index.html', entrance: 'src/Entrance.tsx' } as const;

/** Entry points that others fetch later, directly or not; pages of the admin area, which have their own, don't count. */
export function reached(from: readonly string[], later: Uses['later']): Set<string> {
  const found = new Set<string>();
  const ends = new Set(parts.flatMap(({ modules }) => modules));
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
