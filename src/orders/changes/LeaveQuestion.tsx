import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'ra-core';

/** Asks before changes that are not sent are lost. */
export const LeaveQuestion = ({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) => {
  const t = useTranslate();
  return (
    <Dialog open onClose={onStay} fullWidth maxWidth="xs" aria-labelledby="leave-title">
      <DialogTitle id="leave-title">{t('orderChanges.edit.leave.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{t('orderChanges.edit.leave.detail')}</DialogContentText>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button autoFocus size="large" onClick={onStay}>
          {t('orderChanges.edit.leave.stay')}
        </Button>
        <Button size="large" variant="contained" color="error" onClick={onLeave}>
          {t('orderChanges.edit.leave.leave')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
