import { type ComponentType, createElement, useEffect } from 'react';
import { lazyWithRetry } from '../components/lazyWithRetry';
import { whenCalm } from '../components/whenCalm';
import { withPageTexts } from '../i18n/index';
import { loadKinds } from '../kinds/index';
import type { ResourceField } from '../kinds/kind';
import type { Resource } from './defineResource';
import type { ResourceName } from './index';

type View = ComponentType;
type LoadView = () => Promise<{ default: ComponentType }>;

interface Views<Of> {
  list: Of;
  edit: Of;
  create: Of;
}

/** Views generated from the descriptor alone. */
const described: Views<LoadView> = withPageTexts({
  list: () => import('../records/resource/ResourceListPage'),
  edit: () => import('../records/resource/ResourceEditPage'),
  create: () => import('../records/resource/ResourceCreatePage'),
});

/** Custom views, for resources that need more than their descriptor. */
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

/** Loads a view together with all pages' texts and its fields' kinds. */
const loader =
  (load: LoadView, fields: readonly ResourceField[]): LoadView =>
  async () => {
    const [module] = await Promise.all([load(), loadKinds(fields.map(({ kind }) => kind))]);
    return module;
  };

/** A list that fetches its form once the page is at rest: most who open a list open a record next. */
function withFormAhead(List: View, loadForm: LoadView): View {
  return function ListView() {
    useEffect(() => whenCalm(() => loadForm().catch(() => undefined)), []);
    return createElement(List);
  };
}

const made = new Map<string, Views<View>>();

/** A resource's views; the same objects every time. */
export function viewsOf({ name, fields }: Resource & { name: ResourceName }): Views<View> {
  const known = made.get(name);
  if (known) return known;
  const load = { ...described, ...own[name] };
  const listed = fields.filter(({ list, filter }) => list || filter);
  const loadEdit = loader(load.edit, fields);
  const views = {
    list: withFormAhead(lazyWithRetry(loader(load.list, listed)), loadEdit),
    edit: lazyWithRetry(loadEdit),
    create: lazyWithRetry(loader(load.create, fields)),
  };
  made.set(name, views);
  return views;
}
