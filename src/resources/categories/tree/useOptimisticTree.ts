import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { CategoryRecord, SubCategoryRecord } from '#contract/entities/menu';
import { ApiError, errorText } from '../../../dataProvider/apiError';
import { everyKey } from '../../../records/list/useEveryRecord';
import type { MenuTree } from './menuTree';

const categoriesKey = everyKey('categories');
const subCategoriesKey = everyKey('sub_categories');

type Change = (tree: MenuTree) => MenuTree;

/**
 * Changes the tree on the screen at once and saves after: one call after the other, in the order in which a person made
 * them. Where one fails, the tree is as before, and why is said.
 */
export function useOptimisticTree() {
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
    // An answer on its way would bring back what is changed here.
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

export type OptimisticTree = ReturnType<typeof useOptimisticTree>;
