import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'ra-core';
import type { QuestionProps } from './question';

/** Asks once more before the delivery person is sent away: one tap beside its mark must not do it. */
export const ConfirmDialog = ({ question, onAnswer, onClose }: QuestionProps) => {
  const t = useTranslate();
  const { order, action } = question;
  const confirm = () => {
    onClose();
    void onAnswer(question, {});
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="confirm-title">
      <DialogTitle id="confirm-title">{t('boards.confirm.title', { number: order.unique_id })}</DialogTitle>
      <DialogContent>
        <DialogContentText>{t('boards.confirm.detail')}</DialogContentText>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button autoFocus size="large" onClick={onClose}>
          {t('boards.confirm.keep')}
        </Button>
        <Button size="large" variant="contained" color="error" onClick={confirm}>
          {t(`order.action.${action}`)}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
