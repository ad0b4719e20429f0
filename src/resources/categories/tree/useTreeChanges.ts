import { useQueryClient } from '@tanstack/react-query';
import { createContext, use, useRef } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import type { CategoryRecord, SubCategoryRecord } from '#contract/entities/menu';
import { useStoreFormat } from '../../../components/store/useStoreFormat';
import { ApiError, errorText } from '../../../dataProvider/apiError';
import type { StoreDataProvider } from '../../../dataProvider/index';
import { type ResourceName, raName } from '../../../descriptors/resources/index';
import { everyKey, reordered } from '../../../records/list/useEveryRecord';
import { useUndoNotice } from '../../../records/undo/useUndoNotice';
import { type Branch, type MenuTree, noCategory } from './menuTree';

const categoriesKey = everyKey('categories');
const subCategoriesKey = everyKey('sub_categories');

type Change = (tree: MenuTree) => MenuTree;

/**
 * Changes the tree on screen immediately and saves afterwards, one call after another, in the user's order. If one
 * fails, the tree is reverted and the reason shown.
 */
function useOptimisticTree() {
  const t = useTranslate();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const waiting = useRef(0);

  const read = (): MenuTree => ({
    categories: queryClient.getQueryData<CategoryRecord[]>(categoriesKey) ?? [],
    subCategories: queryClient.getQueryData<SubCategoryRecord[]>(subCategoriesKey) ?? [],
  });
  const write = ({ categories, subCategories }: MenuTree) => {
    if (queryClient.getQueryData(categoriesKey)) queryClient.setQueryData(categoriesKey, categories);
    queryClient.setQueryData(subCategoriesKey, subCategories);
  };
  const reload = async () => {
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: [categoriesKey[0]] }),
      queryClient.invalidateQueries({ queryKey: [subCategoriesKey[0]] }),
    ]);
  };

  /** @returns whether it was saved */
  const change = async (apply: Change, save: () => Promise<unknown>): Promise<boolean> => {
    waiting.current += 1;
    // A reply that is on its way would revert what changes here.
    void queryClient.cancelQueries({ queryKey: categoriesKey });
    void queryClient.cancelQueries({ queryKey: subCategoriesKey });
    const before = read();
    write(apply(before));
    const saved = queue.current.then(save);
    queue.current = saved.catch(() => undefined);
    try {
      await saved;
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      write(before);
      notify(t('categories.not_saved', { reason: t(errorText(error)) }), { type: 'error' });
      return false;
    } finally {
      waiting.current -= 1;
      if (waiting.current === 0) void reload();
    }
  };
  return { read, write, change, reload };
}

type OptimisticTree = ReturnType<typeof useOptimisticTree>;

export type HeadingName = Extract<ResourceName, 'categories' | 'sub_categories'>;
export type Heading = CategoryRecord | SubCategoryRecord;

/** The tree's list of a resource. */
const listOf = { categories: 'categories', sub_categories: 'subCategories' } as const satisfies Record<
  HeadingName,
  keyof MenuTree
>;

const withChange = (tree: MenuTree, name: HeadingName, id: string, change: Partial<SubCategoryRecord>): MenuTree => ({
  ...tree,
  [listOf[name]]: tree[listOf[name]].map((heading) => (heading._id === id ? { ...heading, ...change } : heading)),
});

/** Saves fields of a category in the version it has when its turn comes, and keeps the new version. */
async function saveFields(
  dataProvider: StoreDataProvider,
  { read, write }: OptimisticTree,
  name: HeadingName,
  id: string,
  fields: object,
) {
  const version = read()[listOf[name]].find(({ _id }) => _id === id)?.version ?? 1;
  const { data: saved } = await dataProvider.update(raName(name), { id, data: fields, previousData: { id, version } });
  write(withChange(read(), name, id, { version: saved.version }));
}

/** Actions on the menu's structure: each immediately on screen, then saved. */
export function useTreeChanges() {
  const t = useTranslate();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const { text } = useStoreFormat();
  const offerUndo = useUndoNotice();
  const optimistic = useOptimisticTree();
  const { read, write, change, reload } = optimistic;

  return {
    reorderCategories: (ids: string[]) =>
      change(
        (tree) => ({ ...tree, categories: reordered(tree.categories, ids) }),
        () => dataProvider.setCategorySequence({ ids }),
      ),

    /** @param ids all sub-categories of the category it goes to, in their new order; without them it stands last */
    moveSubCategory(id: string, { from, to, ids }: { from: string; to: string; ids?: string[] }) {
      const category_id = to === noCategory ? null : to;
      const order = ids && ids.length > 1 ? ids : null;
      return change(
        (tree) => {
          const moved = from === to ? tree : withChange(tree, 'sub_categories', id, { category_id });
          return { ...moved, subCategories: order ? reordered(moved.subCategories, order) : moved.subCategories };
        },
        async () => {
          if (from !== to) await saveFields(dataProvider, optimistic, 'sub_categories', id, { category_id });
          if (order) await dataProvider.setSubCategorySequence({ ids: order });
        },
      );
    },

    setVisible: (name: HeadingName, id: string, is_visible: boolean) =>
      change(
        (tree) => withChange(tree, name, id, { is_visible }),
        () => saveFields(dataProvider, optimistic, name, id, { is_visible }),
      ),

    /** @throws ApiError, for the field to show */
    async add(name: HeadingName, fields: { name: string[]; category_id?: string | null }, key: string) {
      const { data: added } = await dataProvider.create<Heading & { id: string }>(raName(name), {
        data: fields,
        meta: { idempotencyKey: key },
      });
      const tree = read();
      write({ ...tree, [listOf[name]]: [...tree[listOf[name]], added] });
      void reload();
    },

    /** @throws ApiError, 4113 with the record where it is in use */
    async remove(name: HeadingName, heading: Heading) {
      const { change_id } = await dataProvider.deleteRecord(raName(name), heading._id);
      const tree = read();
      write({ ...tree, [listOf[name]]: tree[listOf[name]].filter(({ _id }) => _id !== heading._id) });
      const shown = text(heading.name);
      offerUndo({ text: t('categories.deleted', { name: shown }), changeIds: [change_id], name, nameOf: () => shown });
      void reload();
    },
  };
}

export type TreeChanges = ReturnType<typeof useTreeChanges>;

/** State and functions that the tree's parts share. */
interface TreeActions {
  changes: TreeChanges;
  /** All branches, including those that the search hides. */
  branches: readonly Branch[];
  withCategories: boolean;
  /** Asks for a sub-category's new category. */
  askWhere: (id: string) => void;
  /** Deletes, or says why it can't. */
  remove: (name: HeadingName, heading: Heading) => void;
}

export const TreeContext = createContext<TreeActions | null>(null);

export function useTreeActions(): TreeActions {
  const actions = use(TreeContext);
  if (!actions) throw new Error('TreeContext is missing above this component');
  return actions;
}
