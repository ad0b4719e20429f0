import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { Confirm } from '../../../components/feedback/Confirm';
import { useStoreFormat } from '../../../components/store/useStoreFormat';
import { ApiError, errorText } from '../../../dataProvider/apiError';
import type { StoreDataProvider } from '../../../dataProvider/index';
import { raName } from '../../../descriptors/resources/index';
import { dropListed } from '../../../records/list/listCache';
import { useSelection } from '../../../records/list/selection';
import { useUndoNotice } from '../../../records/undo/useUndoNotice';
import type { ListedItem } from './listedItem';

const resource = raName('items');

/** Asks before an item is deleted, and offers to undo it. */
export const DeleteItemDialog = ({ item, onClose }: { item: ListedItem; onClose: () => void }) => {
  const t = useTranslate();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const queryClient = useQueryClient();
  const offerUndo = useUndoNotice();
  const selection = useSelection();
  const { text } = useStoreFormat();
  const [isRunning, setRunning] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const name = text(item.name);

  const remove = async () => {
    setRunning(true);
    try {
      const { change_id, results } = await dataProvider.deleteRecord(resource, item._id);
      const refused = results.find(({ success }) => !success);
      if (refused) throw new ApiError(refused.error_code ?? 2003);
      selection?.remove([item.id]);
      dropListed(queryClient, resource, new Set([item.id]));
      offerUndo({ text: t('items.delete.done', { name }), changeIds: [change_id], name: 'items', nameOf: () => name });
      void queryClient.invalidateQueries({ queryKey: [resource, 'getList'] });
      onClose();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(t(errorText(error)));
      setRunning(false);
    }
  };
  return (
    <Confirm
      isOpen
      title={t('items.delete.title', { name })}
      content={t('items.delete.detail')}
      confirm={t('items.delete.confirm')}
      cancel={t('common.cancel')}
      confirmColor="warning"
      loading={isRunning}
      failure={failure}
      onConfirm={remove}
      onClose={onClose}
    />
  );
};
