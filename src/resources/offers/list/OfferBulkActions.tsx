import PauseIcon from '@mui/icons-material/PauseOutlined';
import PlayArrowIcon from '@mui/icons-material/PlayArrowOutlined';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { useStoreFormat } from '../../../components/store/useStoreFormat';
import type { StoreDataProvider } from '../../../dataProvider/index';
import { raName } from '../../../descriptors/resources/index';
import { BulkDialog } from '../../../records/bulk/BulkDialog';
import { useSelectedIds } from '../../../records/list/selection';
import { ResourceBulkActions, updateEach } from '../../../records/resource/ResourceBulkActions';
import type { ListedOffer } from './OfferCells';

const actions = { pause: { is_active: false }, resume: { is_active: true } } as const;
type Action = keyof typeof actions;

/** Pauses, resumes and deletes the selected offers. */
export const OfferBulkActions = () => {
  const t = useTranslate();
  const { text } = useStoreFormat();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const selected = useSelectedIds();
  const [pending, setPending] = useState<{ action: Action; ids: readonly string[] } | null>(null);
  const open = (action: Action) => setPending({ action, ids: [...selected] });
  return (
    <>
      <Button variant="outlined" startIcon={<PauseIcon />} onClick={() => open('pause')}>
        {t('offers.bulk.pause')}
      </Button>
      <Button variant="outlined" startIcon={<PlayArrowIcon />} onClick={() => open('resume')}>
        {t('offers.bulk.resume')}
      </Button>
      <ResourceBulkActions />
      {pending && (
        <BulkDialog<ListedOffer>
          name="offers"
          ids={pending.ids}
          title={t(`offers.bulk.${pending.action}_title`, { smart_count: pending.ids.length })}
          confirm={t(`offers.bulk.${pending.action}`)}
          doneText={(count) => t('recordLists.bulk.done', { smart_count: count })}
          prepare={() => (batch) => updateEach(dataProvider, raName('offers'), batch, actions[pending.action])}
          nameOf={({ name }) => text(name)}
          onClose={() => setPending(null)}
        >
          <Typography sx={{ color: 'text.secondary' }}>{t(`offers.bulk.${pending.action}_detail`)}</Typography>
        </BulkDialog>
      )}
    </>
  );
};
