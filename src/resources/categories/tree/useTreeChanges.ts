import { useDataProvider, useTranslate } from 'react-admin';
import type { CategoryRecord, SubCategoryRecord } from '#contract/entities/menu';
import { useStoreSurroundings } from '../../../components/useStoreSurroundings';
import type { StoreDataProvider } from '../../../dataProvider/index';
import { reordered } from '../../../records/reordered';
import { useUndoNotice } from '../../../records/undo/useUndoNotice';
import { type ResourceName, raName } from '../../index';
import { type MenuTree, noCategory } from './menuTree';
import { type OptimisticTree, useOptimisticTree } from './useOptimisticTree';

export type HeadingName = Extract<ResourceName, 'categories' | 'sub_categories'>;
export type Heading = CategoryRecord | SubCategoryRecord;

/** The list of the tree that holds a resource's records. */
const listOf = { categories: 'categories', sub_categories: 'subCategories' } as const satisfies Record<
  HeadingName,
  keyof MenuTree
>;

const withChange = (tree: MenuTree, name: HeadingName, id: string, change: Partial<SubCategoryRecord>): MenuTree => ({
  ...tree,
  [listOf[name]]: tree[listOf[name]].map((heading) => (heading._id === id ? { ...heading, ...change } : heading)),
});

/** Saves fields of a heading in the version that it has when its turn comes, and keeps the version that it gets. */
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

/** What can be done to the headings of the menu: each at once on the screen, then saved. */
export function useTreeChanges() {
  const t = useTranslate();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const { text } = useStoreSurroundings();
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
