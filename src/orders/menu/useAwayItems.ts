import { useMemo } from 'react';
import { isAvailableAt } from '#contract/menu/snooze';
import type { MenuIndex } from './menuIndex';

/**
 * Ids of the items whose days and hours do not cover the time of the order. The same set as long as it holds the same
 * items, so that the menu keeps still while the clock goes on.
 */
export function useAwayItems(menu: MenuIndex, due: Date, timezone: string): ReadonlySet<string> {
  const ids = [...menu.items.values()]
    .filter((item) => !isAvailableAt(item, due, timezone))
    .map(({ _id }) => _id)
    .join(' ');
  return useMemo(() => new Set(ids.split(' ')), [ids]);
}
