import type { ComponentType, LazyExoticComponent } from 'react';
import { lazyWithRetry } from '../components/lazyWithRetry';
import { withPageTexts } from '../i18n/index';
import { loadKinds } from '../kinds/index';
import type { ResourceField } from '../kinds/kind';
import type { Resource } from './defineResource';
import type { ResourceName } from './index';

type View = LazyExoticComponent<ComponentType>;
type LoadView = () => Promise<{ default: ComponentType }>;

interface Views<Of> {
  list: Of;
  edit: Of;
  create: Of;
}

/** Those that the descriptor alone describes. */
const described: Views<LoadView> = withPageTexts({
  list: () => import('../records/resource/ResourceListPage'),
  edit: () => import('../records/resource/ResourceEditPage'),
  create: () => import('../records/resource/ResourceCreatePage'),
});

/** Views of their own, where a resource needs more than its descriptor says. */
const own: Partial<Record<ResourceName, Partial<Views<LoadView>>>> = {
  items: withPageTexts({
    list: () => import('./items/ItemList'),
    edit: async () => ({ default: (await import('./items/ItemForm')).ItemEdit }),
    create: async () => ({ default: (await import('./items/ItemForm')).ItemCreate }),
  }),
  categories: withPageTexts({
    list: async () => ({ default: (await import('./categories/tree/MenuTreePage')).CategoryList }),
    create: async () => ({ default: (await import('./categories/HeadingForm')).CategoryCreate }),
  }),
  sub_categories: withPageTexts({
    list: async () => ({ default: (await import('./categories/tree/MenuTreePage')).SubCategoryList }),
    edit: async () => ({ default: (await import('./categories/HeadingForm')).SubCategoryEdit }),
    create: async () => ({ default: (await import('./categories/HeadingForm')).SubCategoryCreate }),
  }),
  modifier_groups: withPageTexts({
    list: () => import('./modifier-groups/ModifierGroupList'),
    edit: async () => ({ default: (await import('./modifier-groups/ModifierGroupForm')).ModifierGroupEdit }),
    create: async () => ({ default: (await import('./modifier-groups/ModifierGroupForm')).ModifierGroupCreate }),
  }),
  providers: withPageTexts({
    list: () => import('./providers/ProviderList'),
    edit: async () => ({ default: (await import('./providers/ProviderForm')).ProviderEdit }),
    create: async () => ({ default: (await import('./providers/ProviderForm')).ProviderCreate }),
  }),
  sub_stores: withPageTexts({
    list: () => import('./sub-stores/SubStoreList'),
    edit: async () => ({ default: (await import('./sub-stores/SubStoreForm')).SubStoreEdit }),
    create: async () => ({ default: (await import('./sub-stores/SubStoreForm')).SubStoreCreate }),
  }),
};

/** A view that loads with its first visit, and with it the texts of all pages and the kinds of its fields. */
const view = (load: LoadView, fields: readonly ResourceField[]): View =>
  lazyWithRetry(async () => {
    const [module] = await Promise.all([load(), loadKinds(fields.map(({ kind }) => kind))]);
    return module;
  });

const made = new Map<string, Views<View>>();

/** The views of a resource, the same for every draw. */
export function viewsOf({ name, fields }: Resource & { name: ResourceName }): Views<View> {
  const known = made.get(name);
  if (known) return known;
  const load = { ...described, ...own[name] };
  const listed = fields.filter(({ list, filter }) => list || filter);
  const views = { list: view(load.list, listed), edit: view(load.edit, fields), create: view(load.create, fields) };
  made.set(name, views);
  return views;
}
