import type { CategoryRecord, SubCategoryRecord } from '#contract/entities/menu';
import { plainText } from '../../../components/text/plainText';
import { useEveryRecord } from '../../../records/list/useEveryRecord';

const none: readonly CategoryRecord[] = [];

/** The headings of the menu; without the level of categories, none are asked for. */
export function useMenuTree(withCategories: boolean) {
  const categories = useEveryRecord<CategoryRecord & { id: string }>('categories', { enabled: withCategories });
  const subCategories = useEveryRecord<SubCategoryRecord & { id: string }>('sub_categories');
  const loaded = withCategories ? categories.data : none;
  return {
    tree: loaded && subCategories.data ? { categories: loaded, subCategories: subCategories.data } : null,
    error: categories.error ?? subCategories.error,
    reload: () => {
      if (withCategories) void categories.refetch();
      void subCategories.refetch();
    },
  };
}

/** Headings of the menu, each list in its order. */
export interface MenuTree {
  categories: readonly CategoryRecord[];
  subCategories: readonly SubCategoryRecord[];
}

/** A category with what stands under it; without one, the sub-categories of no category. */
export interface Branch {
  id: string;
  category: CategoryRecord | null;
  subCategories: readonly SubCategoryRecord[];
}

/** Stands for the id of a category where there is none. */
export const noCategory = 'none';

/** The tree as it is drawn. Without the level of categories, all sub-categories are one branch. */
export function branchesOf({ categories, subCategories }: MenuTree, withCategories: boolean): Branch[] {
  if (!withCategories) return [{ id: noCategory, category: null, subCategories }];
  const known = new Set(categories.map(({ _id }) => _id));
  const branches = categories.map((category) => ({
    id: category._id,
    category,
    subCategories: subCategories.filter(({ category_id }) => category_id === category._id),
  }));
  const loose = subCategories.filter(({ category_id }) => category_id === null || !known.has(category_id));
  return loose.length > 0 ? [...branches, { id: noCategory, category: null, subCategories: loose }] : branches;
}

/** The branches that a search leaves: a category that matches with all it holds, else the sub-categories that match. */
export function searched(branches: readonly Branch[], typed: string): Branch[] {
  const wanted = plainText(typed);
  const matches = ({ name }: { name: readonly string[] }) => name.some((text) => plainText(text).includes(wanted));
  return branches
    .map((branch) =>
      branch.category && matches(branch.category)
        ? branch
        : { ...branch, subCategories: branch.subCategories.filter(matches) },
    )
    .filter(({ category, subCategories }) => subCategories.length > 0 || (category !== null && matches(category)));
}
