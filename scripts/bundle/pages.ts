import { readdirSync } from 'node:fs';
import { limits } from '#contract/limits';
import type { Board } from '#contract/orders/boards';
import { paths } from '../../src/config/paths';
import type { Resource } from '../../src/descriptors/defineResource';
import { resources } from '../../src/descriptors/resources/index';
import type { FirstCall } from '../../src/early/loadTable';
import { adminParts, type TextPart } from '../../src/i18n/texts';
import type { Page, Part } from './page';
import { reportPages } from './reportPages';

const boardCall = (board: Board): FirstCall => ({
  name: 'get_order_list',
  body: { board, page: 1, perPage: limits.perPageMax },
});

const boards = (
  [
    [paths.todayOrders, 'today'],
    [paths.tomorrowOrders, 'tomorrow'],
    [paths.scheduleOrders, 'schedule'],
    [paths.pastOrders, 'past'],
  ] as const
).map(
  ([path, board]): Page => ({
    path: `${path}*`,
    area: 'boards',
    modules: [
      'src/orders/board/OrderBoardPage.tsx',
      ...(board === 'tomorrow' || board === 'schedule' ? ['src/orders/board/plan/PlannedOrders.tsx'] : []),
    ],
    calls: [boardCall(board)],
  }),
);

/** All records of a resource that has few, in the menu's order: src/records/list/useEveryRecord.ts. */
const everyRecord = {
  page: 1,
  perPage: limits.perPageMax,
  sort_by: 'sequence_number',
  sort_order: 'ASC',
} as const;

/** The first call of a resource's `List`. @throws if its descriptor doesn't say how the list is sorted */
function listCall({ name: list, entity, firstSort: sort }: Resource): FirstCall {
  if (!sort) throw new Error(`The resource "${list}" has no initial order`);
  return { name: `get_${entity}_list`, list, sort };
}

interface Views {
  path: string;
  list: string;
  listCalls: readonly FirstCall[];
  form: string;
  kinds?: readonly string[];
  recordCall: FirstCall;
  texts: readonly TextPart[];
}

/** A resource's pages, where it has views of its own: src/resourceViews.ts. */
const views = ({ path, list, listCalls, form, kinds = [], recordCall, texts: own }: Views): Page[] => [
  { path, area: 'lists', modules: [list], calls: listCalls, texts: ['pages', ...own] },
  { path: `${path}/create`, area: 'forms', modules: [form, ...kinds], texts: ['pages', ...own] },
  { path: `${path}/:id`, area: 'forms', modules: [form, ...kinds], calls: [recordCall], texts: ['pages', ...own] },
];

const menuTree = {
  list: 'src/resources/categories/tree/MenuTreePage.tsx',
  listCalls: [
    { name: 'get_category_list', body: everyRecord },
    { name: 'get_sub_category_list', body: everyRecord },
  ],
  form: 'src/resources/categories/HeadingForm.tsx',
  texts: ['menu'],
} satisfies Partial<Views>;

/**
 * The pages of the admin area; the first that fits an address counts. What each needs is bundled by what the areas
 * share (chunkGroups.ts), and fetched together with the page itself (src/early).
 */
export const pages: readonly Page[] = [
  ...boards,
  {
    path: paths.createOrder,
    area: 'orders',
    modules: ['src/orders/create/CreateOrderPage.tsx'],
    texts: ['pages', 'orderTaking', 'promotions'],
    calls: [{ name: 'get_store_menu', body: {} }],
  },
  {
    path: `${paths.dispatch}*`,
    area: 'orders',
    modules: ['src/orders/dispatch/DispatchPage.tsx'],
    texts: ['pages', 'orders'],
    calls: [boardCall('dispatch'), { name: 'get_dispatch_provider_list', body: {} }],
  },
  {
    path: `${paths.tableBook}*`,
    area: 'orders',
    modules: ['src/orders/book/TableBookPage.tsx', 'src/orders/book/timeline/Timeline.tsx'],
    texts: ['pages', 'tableBook'],
    calls: [{ name: 'get_store_menu', body: {} }],
  },
  ...reportPages,
  ...views({
    path: paths.itemList,
    list: 'src/resources/items/ItemList.tsx',
    listCalls: [listCall(resources.items)],
    form: 'src/resources/items/ItemForm.tsx',
    kinds: ['src/kinds/images.tsx'],
    recordCall: { name: 'get_item', isRecord: true },
    texts: ['menu'],
  }),
  ...views({ ...menuTree, path: paths.categories, recordCall: { name: 'get_category', isRecord: true } }),
  ...views({ ...menuTree, path: paths.subCategories, recordCall: { name: 'get_sub_category', isRecord: true } }),
  ...views({
    path: paths.modifierGroups,
    list: 'src/resources/modifier-groups/ModifierGroupList.tsx',
    listCalls: [listCall(resources.modifier_groups)],
    form: 'src/resources/modifier-groups/ModifierGroupForm.tsx',
    recordCall: { name: 'get_modifier_group', isRecord: true },
    texts: ['menu'],
  }),
  ...views({
    path: paths.providers,
    list: 'src/resources/providers/ProviderList.tsx',
    listCalls: [listCall(resources.providers)],
    form: 'src/resources/providers/ProviderForm.tsx',
    recordCall: { name: 'get_provider', isRecord: true },
    texts: ['people', 'tools'],
  }),
  ...views({
    path: paths.subStores,
    list: 'src/resources/sub-stores/SubStoreList.tsx',
    listCalls: [listCall(resources.sub_stores)],
    form: 'src/resources/sub-stores/SubStoreForm.tsx',
    recordCall: { name: 'get_sub_store', isRecord: true },
    texts: ['people', 'tools'],
  }),
  ...views({
    path: paths.offers,
    list: 'src/resources/offers/OfferList.tsx',
    listCalls: [listCall(resources.offers)],
    form: 'src/resources/offers/OfferForm.tsx',
    kinds: ['src/kinds/image.tsx', 'src/kinds/dateTime.tsx'],
    recordCall: { name: 'get_promo_code', isRecord: true },
    texts: ['promotions'],
  }),
  {
    path: paths.activity,
    area: 'lists',
    modules: ['src/custom-pages/activity/ActivityPage.tsx'],
    texts: adminParts,
  },
  {
    path: `${paths.importData}*`,
    area: 'files',
    modules: [
      'src/custom-pages/import-export/ImportExportPage.tsx',
      'src/custom-pages/import-export/import/ImportTab.tsx',
    ],
    texts: ['pages', 'files'],
  },
  {
    path: `${paths.deliveryAreas}/create`,
    area: 'forms',
    modules: ['src/settings/areas/AreaForm.tsx'],
    texts: ['pages', 'storeSettings'],
  },
  {
    path: `${paths.deliveryAreas}/:id`,
    area: 'forms',
    modules: ['src/settings/areas/AreaForm.tsx'],
    texts: ['pages', 'storeSettings'],
    calls: [{ name: 'get_delivery_area', isRecord: true }],
  },
  {
    path: paths.deliveryAreas,
    area: 'forms',
    modules: ['src/settings/page/SettingsPage.tsx', 'src/settings/areas/AreasSection.tsx'],
    texts: ['pages', 'storeSettings'],
  },
  ...[
    paths.storeSettings,
    paths.deliverySettings,
    paths.openingSettings,
    paths.tableBookingSettings,
    paths.tableBookingPolicy,
    paths.paymentSettings,
    paths.emailSettings,
  ].map(
    (path): Page => ({
      path: `${path}*`,
      area: 'forms',
      modules: ['src/settings/page/SettingsPage.tsx', 'src/settings/page/SectionFormPage.tsx'],
      texts: ['pages', 'storeSettings'],
    }),
  ),
  {
    path: paths.tables,
    area: 'lists',
    modules: ['src/resources/tables/TableList.tsx'],
    calls: [listCall(resources.tables)],
    texts: ['pages', 'storeSettings'],
  },
  {
    path: paths.floorPlan,
    area: 'other',
    modules: ['src/custom-pages/floor-plan/FloorPlanPage.tsx'],
    texts: ['pages', 'storeSettings'],
  },
  {
    path: paths.subscription,
    area: 'other',
    modules: ['src/custom-pages/subscription/SubscriptionPage.tsx'],
    texts: ['pages', 'tools'],
  },
  {
    path: paths.profile,
    area: 'other',
    modules: ['src/custom-pages/profile/ProfilePage.tsx'],
    texts: ['pages', 'tools'],
  },
];

/** Parts that pages open on demand, large enough to share their area's chunk. */
const openedLater: readonly Part[] = [
  ...[
    'panel/OrderPanel',
    'actions/ActionQuestion',
    'changes/CardChanges',
    'changes/ChangeItemsDialog',
    'details/CorrectionDialog',
    'money/RefundDialog',
  ].map((name): Part => ({ area: 'orders', modules: [`src/orders/${name}.tsx`] })),
  ...['List', 'Edit', 'Create'].map(
    (view): Part => ({
      area: view === 'List' ? 'lists' : 'forms',
      modules: [`src/records/resource/Resource${view}Page.tsx`],
    }),
  ),
  {
    area: 'forms',
    modules: readdirSync('src/kinds')
      .filter((name) => name.endsWith('.tsx'))
      .map((name) => `src/kinds/${name}`),
  },
  {
    area: 'files',
    modules: [
      'src/custom-pages/import-export/export/ExportTab.tsx',
      'src/custom-pages/import-export/history/HistoryTab.tsx',
      'src/menuFiles/export/ExportPanel.tsx',
      'src/menuFiles/export/writeExport.ts',
      'src/menuFiles/writing/templateFile.ts',
      'src/menuFiles/reading/fileSession.ts',
    ],
  },
];

export const parts: readonly Part[] = [...pages, ...openedLater];
