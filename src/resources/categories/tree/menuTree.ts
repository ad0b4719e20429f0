import type { CategoryRecord, SubCategoryRecord } from '#contract/entities/menu';
import { plainText } from '../../../components/text/plainText';
import { useEveryRecord } from '../../../records/list/useEveryRecord';

const none: readonly CategoryRecord[] = [];

/** The menu's categories and sub-categories. Without the level of categories, none are requested. */
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

/** Categories and sub-categories, each list in order. */
export interface MenuTree {
  categories: readonly CategoryRecord[];
  subCategories: readonly SubCategoryRecord[];
}

/** A category with its sub-categories; without one, the sub-categories that have no category. */
export interface Branch {
  id: string;
  category: CategoryRecord | null;
  subCategories: readonly SubCategoryRecord[];
}

/** Used instead of a category's ID if there is none. */
export const noCategory = 'none';

/** The tree as shown. Without the level of categories, all sub-categories are one branch. */
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

/**
 * The branches that match a search: a matching category with everything in it, otherwise the matching sub-categories.
 */
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
