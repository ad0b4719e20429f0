import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Suspense, useEffect, useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { lazyWithRetry } from '../../../components/lazyWithRetry';
import { useStoreFormat } from '../../../components/store/useStoreFormat';
import type { StoreDataProvider } from '../../../dataProvider/index';
import { raName } from '../../../descriptors/resources/index';
import { BulkDialog } from '../../../records/bulk/BulkDialog';
import { useSelectedIds } from '../../../records/list/selection';
import type { ListedItem } from './listedItem';
import type { MenuChoices } from './useItemFilters';

const BulkEditDialog = lazyWithRetry(() => import('./bulk/BulkEditDialog'));

const resource = raName('items');

/** Bulk actions for items. */
export const ItemBulkActions = ({ choices }: { choices: MenuChoices }) => {
  const t = useTranslate();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const { text } = useStoreFormat();
  const selected = useSelectedIds();
  const [pending, setPending] = useState<{ what: 'edit' | 'delete'; ids: readonly string[] } | null>(null);
  const choose = (what: 'edit' | 'delete') => () => setPending({ what, ids: [...selected] });
  const close = () => setPending(null);
  // Items are selected: the dialog comes next.
  useEffect(() => void BulkEditDialog.prefetch().catch(() => undefined), []);
  const smart_count = pending?.ids.length ?? 0;
  return (
    <>
      <Button variant="contained" startIcon={<EditIcon />} onClick={choose('edit')}>
        {t('common.edit')}
      </Button>
      <Button color="error" variant="outlined" startIcon={<DeleteIcon />} onClick={choose('delete')}>
        {t('common.delete')}
      </Button>
      {pending?.what === 'edit' && (
        <Suspense fallback={null}>
          <BulkEditDialog ids={pending.ids} choices={choices} onClose={close} />
        </Suspense>
      )}
      {pending?.what === 'delete' && (
        <BulkDialog<ListedItem>
          name="items"
          ids={pending.ids}
          title={t('items.bulk.delete_title', { smart_count })}
          confirm={t('items.bulk.delete_confirm', { smart_count })}
          isDangerous
          isDeletion
          doneText={(count) => t('items.bulk.deleted', { smart_count: count })}
          prepare={() => (batch) => dataProvider.deleteRecords(resource, batch)}
          nameOf={(item) => text(item.name)}
          onClose={close}
        >
          <Typography sx={{ color: 'text.secondary' }}>{t('items.bulk.delete_detail', { smart_count })}</Typography>
        </BulkDialog>
      )}
    </>
  );
};
