import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import { errorCodes } from '#contract/codes/errorCodes';
import type { ModifierGroupRecord } from '#contract/entities/menu';
import { ApiError, errorText } from '../../../dataProvider/apiError';
import type { StoreDataProvider } from '../../../dataProvider/index';
import { dropListed } from '../../../records/list/listCache';
import { useUndoNotice } from '../../../records/undo/useUndoNotice';
import { raName } from '../../index';
import type { ListedGroup } from './listedGroup';

const resource = raName('modifier_groups');

/** Deletes a group, which can be undone. `usedBy`: items ask it, and whether it may be taken off them is to be answered. */
export function useGroupDeletion(group: ListedGroup, name: string) {
  const t = useTranslate();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const offerUndo = useUndoNotice();
  const [usedBy, setUsedBy] = useState<number | null>(null);
  const remove = async (options: { detach?: true } = {}): Promise<void> => {
    try {
      const { change_id } = await dataProvider.deleteRecord(resource, group.id, options);
      const text = t(options.detach ? 'modifierGroups.detached' : 'modifierGroups.deleted', {
        name,
        smart_count: usedBy ?? 0,
      });
      offerUndo({ text, changeIds: [change_id], name: 'modifier_groups', nameOf: () => name });
      dropListed(queryClient, resource, new Set([group.id]));
      void queryClient.invalidateQueries({ queryKey: [resource] });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const current = error.details.current as Partial<ModifierGroupRecord> | undefined;
      if (error.code === errorCodes.RECORD_IN_USE) setUsedBy(current?.item_count ?? group.item_count);
      else notify(t('modifierGroups.not_deleted', { reason: t(errorText(error)) }), { type: 'error' });
    }
  };
  return { remove, usedBy, forget: () => setUsedBy(null) };
}
