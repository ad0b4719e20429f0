import type { DemoDiet } from '../demoMenu';

/**
 * Allergens and diet marks at Lakeside Smokehouse. No law requires them, so it started with the items most asked about.
 */
export const smokehouseDiet: DemoDiet = {
  brisket: [[], ['gluten_free', 'lactose_free']],
  'burnt-ends': [['mustard'], ['gluten_free', 'lactose_free']],
  'pulled-pork': [[], ['gluten_free', 'lactose_free']],
  'smoked-turkey': [[], ['gluten_free', 'lactose_free']],
  'hot-links': [['mustard'], ['spicy']],
  'st-louis-ribs': [['mustard'], ['gluten_free', 'lactose_free']],
  'half-chicken': [[], ['gluten_free', 'lactose_free']],
  'smoked-salmon': [['fish'], ['gluten_free', 'lactose_free']],
  'veggie-plate': [['gluten', 'eggs', 'milk'], ['vegetarian']],
  'mushroom-sandwich': [['gluten', 'eggs', 'milk'], ['vegetarian']],
  'black-bean-burger': [['gluten', 'eggs'], ['vegetarian']],
  'cheese-curds': [['gluten', 'eggs', 'milk'], ['vegetarian']],
  'fried-pickles': [
    ['eggs', 'mustard'],
    ['vegetarian', 'spicy'],
  ],
  'smoked-dip': [['gluten', 'eggs', 'fish', 'milk'], []],
  'kale-apple': [
    ['nuts', 'mustard'],
    ['vegetarian', 'vegan', 'gluten_free', 'lactose_free'],
  ],
  mac: [['gluten', 'milk'], ['vegetarian']],
  slaw: [['mustard'], ['vegetarian', 'vegan', 'gluten_free', 'lactose_free']],
  fries: [[], ['vegetarian', 'vegan', 'gluten_free', 'lactose_free']],
  'street-corn': [['milk'], ['vegetarian', 'gluten_free', 'spicy']],
  'potato-salad': [
    ['eggs', 'mustard'],
    ['vegetarian', 'gluten_free', 'lactose_free'],
  ],
  cornbread: [['gluten', 'eggs', 'milk'], ['vegetarian']],
  'pecan-pie': [['gluten', 'eggs', 'milk', 'nuts'], ['vegetarian']],
  brownie: [['gluten', 'eggs', 'milk'], ['vegetarian']],
  cheesecake: [['gluten', 'eggs', 'milk'], ['vegetarian']],
};
