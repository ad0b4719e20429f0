import type { DemoMenu } from '../demoMenu';
import { smokehouseModifierGroups } from './modifierGroups';
import { smokehouseDiet } from './smokehouseDiet';
import { smokehouseFromThePit } from './smokehouseFromThePit';
import { smokehouseHandHeld } from './smokehouseHandHeld';
import { smokehouseSidesStarters } from './smokehouseSidesStarters';
import { smokehouseSweetsDrinks } from './smokehouseSweetsDrinks';

/**
 * The menu of the demo's store in Chicago: tax on top of the price, by the store's own rate. The items' rates are there
 * for an owner who switches to tax per item (sweetened soft drinks bear more).
 */
export const lakesideSmokehouseMenu: DemoMenu = {
  languages: ['en'],
  currency: 'USD',
  is_tax_included: false,
  is_use_item_tax: false,
  tax: 10.75,
  categories: [smokehouseFromThePit, smokehouseHandHeld, smokehouseSidesStarters, smokehouseSweetsDrinks],
  modifier_groups: smokehouseModifierGroups,
  diet: smokehouseDiet,
};
