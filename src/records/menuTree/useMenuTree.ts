import { useQuery } from '@tanstack/react-query';
import type { CategoryRecord, SubCategoryRecord } from '#contract/entities/menu';
import { raName } from '../../config/resources';
import { retriesUnreached } from '../list/retriesUnreached';
import { loadAll } from './loadAll';

/** Under the resource's name, so that what anybody changes in the menu loads them anew. */
export const categoriesKey = [raName('categories'), 'all'] as const;
export const subCategoriesKey = [raName('sub_categories'), 'all'] as const;

const none: readonly CategoryRecord[] = [];

/** The headings of the menu; without the level of categories, none are asked for. */
export function useMenuTree(withCategories: boolean) {
  const categories = useQuery({
    queryKey: categoriesKey,
    queryFn: () => loadAll<CategoryRecord>('categories'),
    enabled: withCategories,
    retry: retriesUnreached,
  });
  const subCategories = useQuery({
    queryKey: subCategoriesKey,
    queryFn: () => loadAll<SubCategoryRecord>('sub_categories'),
    retry: retriesUnreached,
  });
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
