import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useId } from 'react';
import { useTranslate } from 'react-admin';
import type { Order } from '#contract/entities/order';
import { boardLayout } from '../../board/boardLayout';
import { BookList } from '../BookList';

interface LateDialogProps {
  late: readonly Order[];
  noShows: readonly Order[];
  onClose: () => void;
}

/** Guests who are late, the latest ones first to be decided on, then no-shows that can be undone. Closes with the last. */
export default function LateDialog({ late, noShows, onClose }: LateDialogProps) {
  const t = useTranslate();
  const titleId = useId();
  const isPhone = useMediaQuery(`@media ${boardLayout.phone}`, { noSsr: true });
  const shown = [...late, ...noShows];
  useEffect(() => {
    if (shown.length === 0) onClose();
  }, [shown.length, onClose]);
  return (
    <Dialog open onClose={onClose} fullWidth fullScreen={isPhone} maxWidth="md" aria-labelledby={titleId}>
      <DialogTitle id={titleId} component="h2">
        {t('tableBook.late.title')}
      </DialogTitle>
      <DialogContent>
        <BookList orders={shown} openId={undefined} />
      </DialogContent>
      <DialogActions>
        <Button size="large" onClick={onClose}>
          {t('common.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
