import { categories } from './categories';
import { items } from './items';
import { modifierGroups } from './modifierGroups';

/** Of the pages of the menu. */
export const texts = { categories, items, modifierGroups };
