import { readdirSync } from 'node:fs';
import { limits } from '#contract/limits';
import type { Board } from '#contract/orders/boards';
import { paths } from '../../src/config/paths';
import type { FirstCall } from '../../src/early/loadTable';

/** Pages of one area share a chunk. */
export type Area = 'boards' | 'orders' | 'lists' | 'forms' | 'files' | 'other';

/** A part of the admin area, with the modules that it needs before it shows anything; their imports are included. */
export interface Part {
  area: Area;
  modules: readonly string[];
}

/** A page of the admin area. */
export interface Page extends Part {
  /** Its address; `:id` stands for one part of it, a trailing `*` for all that may follow. */
  path: string;
  /** It shows no texts but the frame's. */
  hasFrameTextsOnly?: true;
  /** What it asks the server for before it shows anything. A call that it doesn't make is wasted, nothing worse. */
  calls?: readonly FirstCall[];
}

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
    modules: ['src/orders/board/OrderBoardPage.tsx'],
    hasFrameTextsOnly: true,
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

interface Views {
  path: string;
  list: string;
  listCalls: readonly FirstCall[];
  form: string;
  kinds?: readonly string[];
  recordCall: FirstCall;
}

/** A resource's pages, where it has views of its own: src/resources/views.ts. */
const views = ({ path, list, listCalls, form, kinds = [], recordCall }: Views): Page[] => [
  { path, area: 'lists', modules: [list], calls: listCalls },
  { path: `${path}/create`, area: 'forms', modules: [form, ...kinds] },
  { path: `${path}/:id`, area: 'forms', modules: [form, ...kinds], calls: [recordCall] },
];

const menuTree = {
  list: 'src/resources/categories/tree/MenuTreePage.tsx',
  listCalls: [
    { name: 'get_category_list', body: everyRecord },
    { name: 'get_sub_category_list', body: everyRecord },
  ],
  form: 'src/resources/categories/HeadingForm.tsx',
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
    calls: [{ name: 'get_store_menu', body: {} }],
  },
  {
    path: `${paths.dispatch}*`,
    area: 'orders',
    modules: ['src/orders/dispatch/DispatchPage.tsx'],
    calls: [boardCall('dispatch'), { name: 'get_dispatch_provider_list', body: {} }],
  },
  { path: `${paths.historyList}*`, area: 'lists', modules: ['src/orders/history/OrderHistoryPage.tsx'] },
  ...views({
    path: paths.itemList,
    list: 'src/resources/items/ItemList.tsx',
    listCalls: [{ name: 'get_item_list', list: 'items', sort: { field: 'sequence_number', order: 'ASC' } }],
    form: 'src/resources/items/ItemForm.tsx',
    kinds: ['src/kinds/images.tsx'],
    recordCall: { name: 'get_item', isRecord: true },
  }),
  ...views({ ...menuTree, path: paths.categories, recordCall: { name: 'get_category', isRecord: true } }),
  ...views({ ...menuTree, path: paths.subCategories, recordCall: { name: 'get_sub_category', isRecord: true } }),
  ...views({
    path: paths.modifierGroups,
    list: 'src/resources/modifier-groups/ModifierGroupList.tsx',
    listCalls: [
      { name: 'get_modifier_group_list', list: 'modifier_groups', sort: { field: 'sequence_number', order: 'ASC' } },
    ],
    form: 'src/resources/modifier-groups/ModifierGroupForm.tsx',
    recordCall: { name: 'get_modifier_group', isRecord: true },
  }),
  ...views({
    path: paths.providers,
    list: 'src/resources/providers/ProviderList.tsx',
    listCalls: [{ name: 'get_provider_list', list: 'providers', sort: { field: 'name', order: 'ASC' } }],
    form: 'src/resources/providers/ProviderForm.tsx',
    recordCall: { name: 'get_provider', isRecord: true },
  }),
  ...views({
    path: paths.subStores,
    list: 'src/resources/sub-stores/SubStoreList.tsx',
    listCalls: [{ name: 'get_sub_store_list', list: 'sub_stores', sort: { field: 'name', order: 'ASC' } }],
    form: 'src/resources/sub-stores/SubStoreForm.tsx',
    recordCall: { name: 'get_sub_store', isRecord: true },
  }),
  { path: paths.activity, area: 'lists', modules: ['src/custom-pages/activity/ActivityPage.tsx'] },
  {
    path: `${paths.importData}*`,
    area: 'files',
    modules: [
      'src/custom-pages/import-export/ImportExportPage.tsx',
      'src/custom-pages/import-export/import/ImportTab.tsx',
    ],
  },
  { path: paths.profile, area: 'other', modules: ['src/custom-pages/profile/ProfilePage.tsx'] },
];

/** What pages open on demand, large enough to share its area's chunk. */
const openedLater: readonly Part[] = [
  ...[
    'panel/OrderPanel',
    'actions/ActionQuestion',
    'changes/CardChanges',
    'changes/ChangeItemsDialog',
    'details/CorrectionDialog',
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
