import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';

interface DetachDialogProps {
  name: string;
  usedBy: number;
  onDetach: () => Promise<void>;
  onClose: () => void;
}

/** Items ask the group that is to be deleted: it can be taken off them too. */
export const DetachDialog = ({ name, usedBy, onDetach, onClose }: DetachDialogProps) => {
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
          {t('records.cancel')}
        </Button>
        <Button color="error" variant="contained" loading={isRunning} onClick={detach}>
          {t('modifierGroups.detach')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
