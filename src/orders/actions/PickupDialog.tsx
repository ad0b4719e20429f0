import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useLocale, useTranslate } from 'react-admin';
import type { Order } from '#contract/entities/order';
import { formatMoney } from '#contract/money';

interface PickupDialogProps {
  order: Order;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks for confirmation before a delivery becomes a pickup: the customer has to come, and pays no delivery fee. */
export const PickupDialog = ({ order, onConfirm, onClose }: PickupDialogProps) => {
  const t = useTranslate();
  const locale = useLocale();
  const fee = formatMoney(order.delivery_fee, order.currency, locale);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="pickup-title">
      <DialogTitle id="pickup-title">{t('dispatch.pickup.title', { number: order.unique_id })}</DialogTitle>
      <DialogContent>
        <DialogContentText>
          {t(order.delivery_fee > 0 ? 'dispatch.pickup.detail_fee' : 'dispatch.pickup.detail', { fee })}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button autoFocus size="large" onClick={onClose}>
          {t('dispatch.pickup.keep')}
        </Button>
        <Button
          size="large"
          variant="contained"
          onClick={() => {
            onClose();
            onConfirm();
          }}
        >
          {t('order.action.change_to_pickup')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
