import type { Allergen, DietMark } from '#contract/menu/diet';
import type { PictureName } from '../pictures/pictureName';

/** The shape of a demo store's menu. Keys are unique per kind within a menu, and stay the same from run to run. */
export interface DemoMenu {
  /** Codes of the languages by position in every `name` and `description`. */
  languages: string[];
  /** ISO 4217, upper case. */
  currency: string;
  /** True where prices already hold the tax. */
  is_tax_included: boolean;
  /** True where each item's own `tax` counts, false where the store's does. */
  is_use_item_tax: boolean;
  /** The store's tax in percent, used where `is_use_item_tax` is false. */
  tax: number;
  categories: DemoCategory[];
  modifier_groups: DemoModifierGroup[];
  diet: DemoDiet;
}

/** Allergens and diet marks by item key. Items that are left out state nothing. */
export type DemoDiet = Readonly<Record<string, readonly [allergens: Allergen[], diet_marks: DietMark[]]>>;

export interface DemoCategory {
  key: string;
  name: string[];
  sub_categories: DemoSubCategory[];
}

export interface DemoSubCategory {
  key: string;
  name: string[];
  items: DemoItem[];
}

export interface DemoItem {
  key: string;
  name: string[];
  description: string[];
  /** Minor units of the menu's currency. */
  price: number;
  /** Percent, at most two decimals. */
  tax: number;
  /** Drawn by `pictureOf`. Some have none, as in any store. */
  picture?: PictureName;
  /** True where not given. */
  in_stock?: boolean;
  /** True where not given. */
  visible?: boolean;
  /** Keys of modifier groups, in the order in which they are asked. */
  modifier_groups: string[];
}

export interface DemoModifierGroup {
  key: string;
  name: string[];
  /** How the choices are laid out. */
  type: 'list' | 'grid';
  /** How many must and may be chosen. A required group has a `min` of at least 1. */
  min: number;
  max: number;
  required: boolean;
  modifiers: DemoModifier[];
}

export interface DemoModifier {
  key: string;
  name: string[];
  /** Added to the item's price, in minor units. */
  price: number;
  is_default?: boolean;
}
