import { useQueryClient } from '@tanstack/react-query';
import { type GetListResult, useDataProvider, useNotify, useTranslate } from 'react-admin';
import type { ModifierGroupRecord } from '#contract/entities/menu';
import { ApiError, errorText } from '../../../dataProvider/apiError';
import type { StoreDataProvider } from '../../../dataProvider/index';
import { raName } from '../../../descriptors/resources/index';
import { everyKey, reordered } from '../../../records/list/useEveryRecord';

/** A group as the list has it: with react-admin's `id` next to `_id`. */
export type ListedGroup = ModifierGroupRecord & { id: string };

const lists = [raName('modifier_groups'), 'getList'];

/**
 * Saves a new order of groups: immediately on screen if they are on the page, reverted if it couldn't be saved.
 *
 * @returns whether it is kept
 */
export function useGroupOrder() {
  const t = useTranslate();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const notify = useNotify();
  const queryClient = useQueryClient();
  return async (ids: string[]): Promise<boolean> => {
    await queryClient.cancelQueries({ queryKey: lists });
    const before = queryClient.getQueriesData<GetListResult<ListedGroup>>({ queryKey: lists });
    queryClient.setQueriesData<GetListResult<ListedGroup>>({ queryKey: lists }, (page) =>
      page?.data && ids.every((id) => page.data.some((group) => group.id === id))
        ? { ...page, data: reordered(page.data, ids) }
        : page,
    );
    let isSaved = true;
    try {
      await dataProvider.setModifierGroupSequence({ ids });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      isSaved = false;
      for (const [key, page] of before) queryClient.setQueryData(key, page);
      notify(t('recordLists.change.failed', { reason: t(errorText(error)) }), { type: 'error' });
    }
    void queryClient.invalidateQueries({ queryKey: lists });
    void queryClient.invalidateQueries({ queryKey: everyKey('modifier_groups') });
    return isSaved;
  };
}
