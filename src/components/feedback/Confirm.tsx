import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface ConfirmDialogProps {
  title: string;
  detail: string;
  /** The label of the button that does it, which names the action: `Delete item`. */
  confirm: string;
  /** Label of the button that changes nothing: `Keep table`. */
  keep: string;
  isDangerous?: boolean;
  isRunning?: boolean;
  failure?: string | null;
  onConfirm: () => void;
  onClose: () => void;
  /** Further details that matter for the decision. */
  children?: ReactNode;
}

/** Confirmation dialog for destructive actions. Enter selects the safe option. */
export const Confirm = (props: ConfirmDialogProps) => {
  const { title, detail, confirm, keep, isDangerous = false, isRunning = false, failure } = props;
  const { onConfirm, onClose, children } = props;
  const titleId = useId();
  return (
    <Dialog open onClose={isRunning ? undefined : onClose} maxWidth="xs" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Typography sx={{ color: 'text.secondary' }}>{detail}</Typography>
        {children}
        {failure && <Alert severity="error">{failure}</Alert>}
      </DialogContent>
      <DialogActions>
        <Button autoFocus size="large" color="inherit" onClick={onClose} disabled={isRunning}>
          {keep}
        </Button>
        <Button
          size="large"
          variant="contained"
          color={isDangerous ? 'error' : 'primary'}
          onClick={onConfirm}
          loading={isRunning}
        >
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
