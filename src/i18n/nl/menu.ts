import { categories } from './categories';
import { items } from './items';
import { modifierGroups } from './modifierGroups';

export const texts = { categories, items, modifierGroups };
