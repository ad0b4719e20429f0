import { createContext, use, useMemo } from 'react';
import { isAvailableAt } from '#contract/menu/snooze';
import type { Minor } from '#contract/money';
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

/** What choosing from the menu reads of the page that it stands on. */
export interface MenuPickerValue {
  menu: MenuIndex;
  money: (amount: Minor) => string;
  /** A multilingual value in the language of the page. */
  text: (value: readonly string[]) => string;
}

const MenuPickerContext = createContext<MenuPickerValue | null>(null);
export const MenuPickerProvider = MenuPickerContext;

/** The menu of the page around it, and how its names and prices are written. */
export function useMenuPicker(): MenuPickerValue {
  const value = use(MenuPickerContext);
  if (!value) throw new Error('Choosing from the menu stands inside a MenuPickerProvider');
  return value;
}
