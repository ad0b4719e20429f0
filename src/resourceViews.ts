import { type ComponentType, createElement, useEffect } from 'react';
import { type LazyPart, lazyWithRetry } from './components/lazyWithRetry';
import { whenNetworkIdle } from './components/whenNetworkIdle';
import type { Resource } from './descriptors/defineResource';
import type { ReadOnlyName, ResourceName } from './descriptors/resources/index';
import { withPageTexts, withTexts } from './i18n/index';
import { loadKinds } from './kinds/index';
import type { ResourceField } from './kinds/kind';

type View = ComponentType & Pick<LazyPart, 'prefetch'>;
type LoadView = () => Promise<{ default: ComponentType }>;

interface Views<Of> {
  list: Of;
  edit: Of;
  create: Of;
}

/** Views generated from the descriptor alone. */
const described: Views<LoadView> = withPageTexts({
  list: () => import('./records/resource/ResourceListPage'),
  edit: () => import('./records/resource/ResourceEditPage'),
  create: () => import('./records/resource/ResourceCreatePage'),
});

/** Custom views, for resources that need more than their descriptor. */
const customViews: Partial<Record<ResourceName, Partial<Views<LoadView>>>> = {
  items: withPageTexts(
    {
      list: () => import('./resources/items/ItemList'),
      edit: async () => ({ default: (await import('./resources/items/ItemForm')).ItemEdit }),
      create: async () => ({ default: (await import('./resources/items/ItemForm')).ItemCreate }),
    },
    'menu',
  ),
  categories: withPageTexts(
    {
      list: async () => ({ default: (await import('./resources/categories/tree/MenuTreePage')).CategoryList }),
      create: async () => ({ default: (await import('./resources/categories/HeadingForm')).CategoryCreate }),
    },
    'menu',
  ),
  sub_categories: withPageTexts(
    {
      list: async () => ({ default: (await import('./resources/categories/tree/MenuTreePage')).SubCategoryList }),
      edit: async () => ({ default: (await import('./resources/categories/HeadingForm')).SubCategoryEdit }),
      create: async () => ({ default: (await import('./resources/categories/HeadingForm')).SubCategoryCreate }),
    },
    'menu',
  ),
  modifier_groups: withPageTexts(
    {
      list: () => import('./resources/modifier-groups/ModifierGroupList'),
      edit: async () => ({
        default: (await import('./resources/modifier-groups/ModifierGroupForm')).ModifierGroupEdit,
      }),
      create: async () => ({
        default: (await import('./resources/modifier-groups/ModifierGroupForm')).ModifierGroupCreate,
      }),
    },
    'menu',
  ),
  providers: withPageTexts(
    {
      list: () => import('./resources/providers/ProviderList'),
      edit: async () => ({ default: (await import('./resources/providers/ProviderForm')).ProviderEdit }),
      create: async () => ({ default: (await import('./resources/providers/ProviderForm')).ProviderCreate }),
    },
    'people',
    'tools',
  ),
  offers: withPageTexts(
    {
      list: () => import('./resources/offers/OfferList'),
      edit: async () => ({ default: (await import('./resources/offers/OfferForm')).OfferEdit }),
      create: async () => ({ default: (await import('./resources/offers/OfferForm')).OfferCreate }),
    },
    'promotions',
  ),
  delivery_areas: withPageTexts(
    {
      // A section of the delivery settings.
      list: () => import('./settings/page/SettingsPage'),
      edit: async () => ({ default: (await import('./settings/areas/AreaForm')).AreaEdit }),
      create: async () => ({ default: (await import('./settings/areas/AreaForm')).AreaCreate }),
    },
    'storeSettings',
  ),
  festivalTimes: withPageTexts(
    {
      list: async () => ({ default: (await import('./settings/calendar/FestivalPages')).FestivalList }),
      edit: async () => ({ default: (await import('./settings/calendar/FestivalPages')).FestivalEdit }),
      create: async () => ({ default: (await import('./settings/calendar/FestivalPages')).FestivalCreate }),
    },
    'storeSettings',
  ),
  tables: withPageTexts({ list: () => import('./resources/tables/TableList') }, 'storeSettings'),
  sub_stores: withPageTexts(
    {
      list: () => import('./resources/sub-stores/SubStoreList'),
      edit: async () => ({ default: (await import('./resources/sub-stores/SubStoreForm')).SubStoreEdit }),
      create: async () => ({ default: (await import('./resources/sub-stores/SubStoreForm')).SubStoreCreate }),
    },
    'people',
    'tools',
  ),
};

/** Loads a view together with all pages' texts and its fields' kinds. */
const loader =
  (load: LoadView, fields: readonly ResourceField[]): LoadView =>
  async () => {
    const [module] = await Promise.all([load(), loadKinds(fields.map(({ kind }) => kind))]);
    return module;
  };

/** A list that fetches its form once the page is at rest: most who open a list open a record next. */
function withPrefetchedForm(List: View, { prefetch }: View): View {
  const ListView = () => {
    useEffect(() => whenNetworkIdle(() => prefetch().catch(() => undefined)), []);
    return createElement(List);
  };
  return Object.assign(ListView, { prefetch: List.prefetch });
}

const cache = new Map<string, Views<View>>();

/** A resource's views; the same objects every time. */
export function viewsOf({ name, fields }: Resource & { name: ResourceName }): Views<View> {
  const cached = cache.get(name);
  if (cached) return cached;
  const load = { ...described, ...customViews[name] };
  const listed = fields.filter(({ list, filter }) => list || filter);
  const edit = lazyWithRetry(loader(load.edit, fields));
  const views = {
    list: withPrefetchedForm(lazyWithRetry(loader(load.list, listed)), edit),
    edit,
    create: lazyWithRetry(loader(load.create, fields)),
  };
  cache.set(name, views);
  return views;
}

/** The pages of resources without forms. Each shows the list, and a single record at the address below it. */
export const readOnlyPages: Readonly<Record<ReadOnlyName, LazyPart>> = {
  reviews: lazyWithRetry(
    withTexts(['pages', 'feedback', 'history'], () => import('./custom-pages/reviews/ReviewsPage')),
  ),
};
