import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import type { Stock } from '../../../components/stock/stock';
import { ApiError, errorText } from '../../../dataProvider/apiError';
import type { StoreDataProvider } from '../../../dataProvider/index';
import { patchListed } from '../../../records/list/listCache';
import { raName } from '../../index';
import type { ListedGroup } from './listedGroup';

const resource = raName('modifier_groups');

/** Turns a modifier off and on: at once on the screen, as it was where it could not be saved. */
export function useModifierStock(group: ListedGroup) {
  const t = useTranslate();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const become = (modifierId: string, stock: Stock) =>
    patchListed(queryClient, resource, group.id, (listed) => {
      const now = listed as ListedGroup;
      const modifiers = now.modifiers.map((each) => (each._id === modifierId ? { ...each, ...stock } : each));
      return { ...now, modifiers } as ListedGroup;
    });
  return async (modifierId: string, stock: Stock): Promise<void> => {
    const was = group.modifiers.find(({ _id }) => _id === modifierId);
    become(modifierId, stock);
    try {
      const { modifier_group } = await dataProvider.setModifierStock({ modifier_id: modifierId, ...stock });
      patchListed(queryClient, resource, group.id, (listed) => ({ ...listed, ...modifier_group }));
      void queryClient.invalidateQueries({ queryKey: [resource, 'getOne'], refetchType: 'none' });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (was) become(modifierId, was);
      notify(t('recordLists.change.failed', { reason: t(errorText(error)) }), { type: 'error' });
    }
  };
}
