import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useId } from 'react';

interface ConfirmDialogProps {
  title: string;
  detail: string;
  /** The button's words name the deed: `Delete item`. */
  confirm: string;
  isDangerous?: boolean;
  isRunning?: boolean;
  failure?: string | null;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something is done that one may not have meant. */
export const ConfirmDialog = (props: ConfirmDialogProps) => {
  const { title, detail, confirm, isDangerous = false, isRunning = false, failure, onConfirm, onClose } = props;
  const t = useTranslate();
  const titleId = useId();
  return (
    <Dialog open onClose={isRunning ? undefined : onClose} maxWidth="xs" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId} variant="h2" sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Typography sx={{ color: 'text.secondary' }}>{detail}</Typography>
        {failure && <Alert severity="error">{failure}</Alert>}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={onClose} disabled={isRunning} color="inherit">
          {t('recordLists.bulk.keep')}
        </Button>
        <Button variant="contained" color={isDangerous ? 'error' : 'primary'} onClick={onConfirm} loading={isRunning}>
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
