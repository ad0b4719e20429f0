import { categories } from './categories/index';
import type { ResourceDescriptor } from './descriptor';
import { items } from './items/index';
import { modifierGroups } from './modifier-groups/index';
import { providers } from './providers/index';
import { subCategories } from './sub-categories/index';
import { subStores } from './sub-stores/index';

/** The registry: a further resource is its facts in `config/resources`, a folder here, and a line in this list. */
export const resourceDescriptors: readonly ResourceDescriptor[] = [
  items,
  categories,
  subCategories,
  modifierGroups,
  providers,
  subStores,
];
