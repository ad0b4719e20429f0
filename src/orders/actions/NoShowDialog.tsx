import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'ra-core';
import { SettlementNote } from '../money/SettlementNote';
import type { QuestionProps } from './question';

/** Asks before a booking ends: guests may stand at the door, and the charge is theirs. */
export const NoShowDialog = ({ question, onAnswer, onClose }: QuestionProps) => {
  const t = useTranslate();
  const { order } = question;
  const confirm = () => {
    onClose();
    void onAnswer(question, {});
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="no-show-title">
      <DialogTitle id="no-show-title">{t('orderChanges.no_show.title', { number: order.unique_id })}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <DialogContentText>{t('orderChanges.no_show.detail')}</DialogContentText>
        <SettlementNote order={order} ending="no_show" />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button autoFocus size="large" onClick={onClose}>
          {t('orderChanges.no_show.keep')}
        </Button>
        <Button size="large" variant="contained" color="error" onClick={confirm}>
          {t('orderChanges.no_show.confirm')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
