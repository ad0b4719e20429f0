import { createContext, use } from 'react';
import type { Minor } from '#contract/money';
import type { MenuIndex } from './menuIndex';

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
