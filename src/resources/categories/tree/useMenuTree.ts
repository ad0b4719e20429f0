import type { CategoryRecord, SubCategoryRecord } from '#contract/entities/menu';
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
