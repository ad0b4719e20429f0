import { useQueryClient } from '@tanstack/react-query';
import { type GetListResult, useNotify, useTranslate } from 'ra-core';
import { raName } from '../../../config/resources';
import { ApiError } from '../../../dataProvider/apiError';
import { callApi } from '../../../dataProvider/callApi';
import { reordered } from '../../../records/menuTree/menuTree';
import type { ListedGroup } from './listedGroup';

const lists = [raName('modifier_groups'), 'getList'];

/** Keeps a new order of the page's groups: at once on the screen, as it was where it could not be saved. */
export function useGroupOrder() {
  const t = useTranslate();
  const notify = useNotify();
  const queryClient = useQueryClient();
  return async (ids: string[]): Promise<void> => {
    await queryClient.cancelQueries({ queryKey: lists });
    const before = queryClient.getQueriesData<GetListResult<ListedGroup>>({ queryKey: lists });
    queryClient.setQueriesData<GetListResult<ListedGroup>>({ queryKey: lists }, (page) =>
      page?.data && ids.every((id) => page.data.some((group) => group.id === id))
        ? { ...page, data: reordered(page.data, ids) }
        : page,
    );
    try {
      await callApi('set_modifier_group_sequence', { ids });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      for (const [key, page] of before) queryClient.setQueryData(key, page);
      notify(t('recordLists.change.failed', { reason: t(`codes.error.${error.code}`) }), { type: 'error' });
    }
    void queryClient.invalidateQueries({ queryKey: lists });
  };
}
