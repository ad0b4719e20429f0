import type { StoreCallName } from '#contract/calls/index';
import type { ImportKind } from '#contract/menuFiles/columns';
import type { PermissionKey } from '#contract/permissions';
import type { StoreFlag } from '#contract/storeFlags';
import { adminRoot, paths } from './paths';

/** Whatever has a list call: `item` for `get_item_list`. */
export type EntityName = StoreCallName extends infer Name
  ? Name extends `get_${infer Entity}_list`
    ? Entity
    : never
  : never;

/** What the whole app knows of a resource; its views are in `src/resources/<name>`. */
export interface ResourceFacts {
  /** Address of its list; a record is below it, and a new one at `create`. */
  path: string;
  /** Gives the names of its calls: `get_item_list`, `get_item`, `add_item`, `update_item`, `delete_item`. */
  entity: EntityName;
  permission: PermissionKey;
  storeFlag?: StoreFlag;
  /** Translation key of its name in the menu. */
  label: string;
  icon: string;
  /** As which files it comes in and goes out. */
  importKind?: ImportKind;
  /** Not in the menu: another page leads there. */
  isHidden?: true;
}

/** All resources, in the order of the menu. Navigation, guard, data provider and the registry of views read it. */
export const resources = {
  items: {
    path: paths.itemList,
    entity: 'item',
    permission: 'store/product',
    label: 'shell.menu.items',
    icon: 'items',
    importKind: 'items',
  },
  categories: {
    path: paths.categories,
    entity: 'category',
    permission: 'store/group',
    storeFlag: 'is_store_can_create_group',
    label: 'shell.menu.categories',
    icon: 'categories',
    importKind: 'categories',
  },
  sub_categories: {
    path: paths.subCategories,
    entity: 'sub_category',
    permission: 'store/group',
    label: 'shell.menu.sub_categories',
    icon: 'categories',
    importKind: 'categories',
    isHidden: true,
  },
  modifier_groups: {
    path: paths.modifierGroups,
    entity: 'modifier_group',
    permission: 'store/modifier_group',
    label: 'shell.menu.modifier_groups',
    icon: 'modifier_groups',
    importKind: 'modifier_groups',
  },
  providers: {
    path: paths.providers,
    entity: 'provider',
    permission: 'store/providers',
    storeFlag: 'is_store_can_add_provider',
    label: 'shell.menu.providers',
    icon: 'providers',
  },
  sub_stores: {
    path: paths.subStores,
    entity: 'sub_store',
    permission: 'store/sub_store',
    label: 'shell.menu.sub_stores',
    icon: 'sub_stores',
  },
} as const satisfies Record<string, ResourceFacts>;

export type ResourceName = keyof typeof resources;

/** Those that come in and go out as files. */
export type FiledResource = {
  [Name in ResourceName]: (typeof resources)[Name] extends { importKind: ImportKind } ? Name : never;
}[ResourceName];

/**
 * What react-admin calls a resource: its path below the admin root, so that every link it makes leads to the
 * specification's address.
 *
 * @example raName('items') // 'menu/item-list'
 */
export const raName = (name: ResourceName): string => resources[name].path.slice(adminRoot.length + 1);

/** The facts of a resource by the name that react-admin gives it. */
export const factsOf = (resource: string): ResourceFacts | undefined =>
  Object.values(resources).find(({ path }) => path === `${adminRoot}/${resource}`);
