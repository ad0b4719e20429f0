import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'react-admin';
import type { OrderItem } from '#contract/entities/order';
import { SoldOutFields } from './SoldOutFields';
import { useMarkSoldOut } from './useMarkSoldOut';
import { useSoldOutChoice } from './useSoldOutChoice';

interface SoldOutDialogProps {
  /** All lines of an order, or only the line that the dialog was opened from. */
  lines: readonly OrderItem[];
  onClose: () => void;
}

/** Marks items and modifiers of an order as sold out for a while. The order doesn't change. */
export default function SoldOutDialog({ lines, onClose }: SoldOutDialogProps) {
  const t = useTranslate();
  const choice = useSoldOutChoice(lines);
  const mark = useMarkSoldOut();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="sold-out-title">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!choice.chosen) return;
          onClose();
          void mark(choice.chosen);
        }}
      >
        <DialogTitle id="sold-out-title">{t('soldOut.title')}</DialogTitle>
        <DialogContent>
          <SoldOutFields choice={choice} label={t('soldOut.what')} detail={t('soldOut.detail')} />
        </DialogContent>
        <DialogActions>
          <Button size="large" color="inherit" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button size="large" type="submit" variant="contained" disabled={!choice.chosen}>
            {t('soldOut.set')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
