import { createContext, use, useMemo } from 'react';
import { isAvailableAt } from '#contract/menu/isAvailableAt';
import type { Minor } from '#contract/money';
import type { MenuIndex } from './menuIndex';

/**
 * Ids of the items whose availability doesn't cover the order's time. The same set while it contains the same
 * items, so that the menu doesn't re-render with the clock.
 */
export function useAwayItems(menu: MenuIndex, due: Date, timezone: string): ReadonlySet<string> {
  const ids = [...menu.items.values()]
    .filter((item) => !isAvailableAt(item, due, timezone))
    .map(({ _id }) => _id)
    .join(' ');
  return useMemo(() => new Set(ids.split(' ')), [ids]);
}

/** The values that the menu picker needs from its page. */
export interface MenuPickerValue {
  menu: MenuIndex;
  money: (amount: Minor) => string;
  /** A multilingual value in the page's language. */
  text: (value: readonly string[]) => string;
}

const MenuPickerContext = createContext<MenuPickerValue | null>(null);
export const MenuPickerProvider = MenuPickerContext;

/** The page's menu, and how to write its names and prices. */
export function useMenuPicker(): MenuPickerValue {
  const value = use(MenuPickerContext);
  if (!value) throw new Error('Choosing from the menu stands inside a MenuPickerProvider');
  return value;
}
