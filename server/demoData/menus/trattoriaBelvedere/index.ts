import type { DemoMenu } from '../demoMenu';
import { trattoriaModifierGroups } from './modifierGroups';
import { trattoriaDesserts } from './trattoriaDesserts';
import { trattoriaDiet } from './trattoriaDiet';
import { trattoriaDrinks } from './trattoriaDrinks';
import { trattoriaMains } from './trattoriaMains';
import { trattoriaStarters } from './trattoriaStarters';

/** The menu of the demo's store in Lyon: two languages, tax in the price, 10 % on food and 20 % on alcohol. */
export const trattoriaBelvedereMenu: DemoMenu = {
  languages: ['en', 'fr'],
  currency: 'EUR',
  is_tax_included: true,
  is_use_item_tax: true,
  tax: 10,
  categories: [trattoriaStarters, trattoriaMains, trattoriaDesserts, trattoriaDrinks],
  modifier_groups: trattoriaModifierGroups,
  diet: trattoriaDiet,
};
