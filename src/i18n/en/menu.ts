import { categories } from './categories';
import { items } from './items';
import { modifierGroups } from './modifierGroups';

/** Texts of the menu's pages. */
export const texts = { categories, items, modifierGroups };
