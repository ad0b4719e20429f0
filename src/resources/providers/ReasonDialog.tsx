import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { limits } from '#contract/limits';
import { useGuardedClose } from '../../records/form/useGuardedClose';

interface ReasonFieldProps {
  reason: string;
  onReason: (reason: string) => void;
  isMissing: boolean;
}

/** The reason for the refusal, which the person is told. */
export const ReasonField = ({ reason, onReason, isMissing }: ReasonFieldProps) => {
  const t = useTranslate();
  return (
    <TextField
      autoFocus
      fullWidth
      multiline
      minRows={2}
      label={t('providers.reason')}
      value={reason}
      onChange={({ target }) => onReason(target.value)}
      error={isMissing}
      helperText={isMissing ? t('records.field.required') : t('providers.reason_hint')}
      slotProps={{ htmlInput: { maxLength: limits.reasonMax, dir: 'auto' } }}
    />
  );
};

interface ReasonDialogProps {
  title: string;
  detail: string;
  confirm: string;
  onReason: (reason: string) => Promise<void>;
  onClose: () => void;
  /** Further questions. */
  children?: ReactNode;
}

/** A refusal needs a reason, because the person will ask for it. */
export const ReasonDialog = ({ title, detail, confirm, onReason, onClose, children }: ReasonDialogProps) => {
  const t = useTranslate();
  const titleId = useId();
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const { close, question } = useGuardedClose({ isTyped: reason !== '', isBusy, onClose });
  const isMissing = isTried && reason.trim() === '';
  const send = async () => {
    setTried(true);
    if (reason.trim() === '') return;
    setBusy(true);
    try {
      await onReason(reason.trim());
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog open onClose={close} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Typography>{detail}</Typography>
        {children}
        <ReasonField reason={reason} onReason={setReason} isMissing={isMissing} />
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1 }}>
        <Button color="inherit" size="large" onClick={close} disabled={isBusy}>
          {t('records.cancel')}
        </Button>
        <Button color="error" variant="contained" size="large" loading={isBusy} onClick={() => void send()}>
          {confirm}
        </Button>
      </DialogActions>
      {question}
    </Dialog>
  );
};
