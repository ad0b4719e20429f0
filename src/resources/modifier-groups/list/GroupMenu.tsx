import ContentCopyIcon from '@mui/icons-material/ContentCopyOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import SwapVertIcon from '@mui/icons-material/SwapVert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import { errorCodes } from '#contract/codes/errorCodes';
import type { ModifierGroupRecord } from '#contract/entities/menu';
import { ActionMenu } from '../../../components/ActionMenu';
import { useStoreFormat } from '../../../components/store/useStoreFormat';
import { ApiError, errorText } from '../../../dataProvider/apiError';
import type { StoreDataProvider } from '../../../dataProvider/index';
import { raName, resources } from '../../../descriptors/resources/index';
import { dropListed } from '../../../records/list/listCache';
import { useUndoNotice } from '../../../records/undo/useUndoNotice';
import { copyOf } from '../form/modifierRows';
import type { ListedGroup } from './listedGroup';
import { MoveGroupDialog } from './MoveGroupDialog';

const resource = raName('modifier_groups');

/**
 * Deletes a group, which can be undone. `usedBy`: items use it, and the user has to decide whether to remove it from
 * them.
 */
function useGroupDeletion(group: ListedGroup, name: string) {
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

interface DetachDialogProps {
  name: string;
  usedBy: number;
  onDetach: () => Promise<void>;
  onClose: () => void;
}

/** Items use the group that is to be deleted: it can be removed from them. */
const DetachDialog = ({ name, usedBy, onDetach, onClose }: DetachDialogProps) => {
  const t = useTranslate();
  const titleId = useId();
  const [isRunning, setRunning] = useState(false);
  const detach = async () => {
    setRunning(true);
    await onDetach();
    onClose();
  };
  return (
    <Dialog open onClose={onClose} maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('modifierGroups.in_use.title', { name, smart_count: usedBy })}</DialogTitle>
      <DialogContent>{t('modifierGroups.in_use.detail')}</DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1 }}>
        <Button color="inherit" onClick={onClose}>
          {t('common.cancel')}
        </Button>
        <Button color="error" variant="contained" loading={isRunning} onClick={detach}>
          {t('modifierGroups.detach')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

/** Further actions for a group. */
export const GroupMenu = ({ group, name }: { group: ListedGroup; name: string }) => {
  const t = useTranslate();
  const [isMoving, setMoving] = useState(false);
  const { remove, usedBy, forget } = useGroupDeletion(group, name);
  const languages = useStoreFormat().store.languages_supported.length;
  const { path } = resources.modifier_groups;
  const copy = () => copyOf(group, languages, (text) => t('common.copy_of', { name: text }));
  return (
    <>
      <ActionMenu
        label={t('common.more_actions', { name })}
        actions={() => [
          { label: t('common.edit'), icon: <EditIcon fontSize="small" />, to: `${path}/${group.id}` },
          {
            label: t('common.duplicate'),
            icon: <ContentCopyIcon fontSize="small" />,
            to: `${path}/create`,
            state: { record: copy() },
          },
          {
            label: t('modifierGroups.move.action'),
            icon: <SwapVertIcon fontSize="small" />,
            onChoose: () => setMoving(true),
          },
          {
            label: t('common.delete'),
            icon: <DeleteIcon fontSize="small" />,
            onChoose: () => void remove(),
          },
        ]}
      />
      {isMoving && <MoveGroupDialog id={group.id} name={name} onClose={() => setMoving(false)} />}
      {usedBy !== null && (
        <DetachDialog name={name} usedBy={usedBy} onDetach={() => remove({ detach: true })} onClose={forget} />
      )}
    </>
  );
};
