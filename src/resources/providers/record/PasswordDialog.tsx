import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { limits } from '#contract/limits';
import { DialogField } from './DialogField';
import { useDialogForm } from './useDialogForm';

interface PasswordDialogProps {
  title: string;
  confirm: string;
  isDanger?: boolean;
  onPassword: (password: string) => Promise<void>;
  onClose: () => void;
}

/** Asks who is signed in for their password: the device may have been left open. */
export const PasswordDialog = ({ title, confirm, isDanger = false, onPassword, onClose }: PasswordDialogProps) => {
  const t = useTranslate();
  const titleId = useId();
  const { values, set, faults, failure, isBusy, send } = useDialogForm({ password: '' });
  const submit = () => send(['password'], ({ password }) => onPassword(password));
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          // The record's own form, around this one in React's tree, is not meant.
          event.stopPropagation();
          void submit();
        }}
      >
        <DialogTitle id={titleId} variant="h2">
          {title}
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <Typography>{t('providers.bank.password_detail')}</Typography>
          <DialogField
            type="password"
            label={t('providers.bank.password')}
            value={values.password}
            onChange={set('password')}
            fault={faults.password}
            max={limits.passwordMax}
            autoComplete="current-password"
            isCode
          />
          {failure && <Alert severity="error">{t(failure)}</Alert>}
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button color="inherit" size="large" onClick={onClose}>
            {t('records.cancel')}
          </Button>
          <Button
            type="submit"
            color={isDanger ? 'error' : 'primary'}
            variant="contained"
            size="large"
            loading={isBusy}
          >
            {confirm}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
