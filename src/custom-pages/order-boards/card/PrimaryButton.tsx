import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import type { Order } from '#contract/entities/order';
import type { StoreAction } from '#contract/orders/transitions';
import { useOrderActions } from '../../../orders/actions/orderActionsContext';

interface PrimaryButtonProps {
  order: Order;
  action: StoreAction;
  isSending: boolean;
  /** The action has changed only just now: the button looks the same and takes no tap. */
  isLocked: boolean;
}

/** The next step of an order. A new order asks loudest; what is under way asks quietly. */
export const PrimaryButton = ({ order, action, isSending, isLocked }: PrimaryButtonProps) => {
  const t = useTranslate();
  const { start } = useOrderActions();
  const label = t(`order.action.${action}`);
  return (
    <Button
      size="large"
      fullWidth
      // A ripple's first drawing restyles the whole board: hundreds of cards wait for it.
      disableRipple
      variant={action === 'accept' ? 'contained' : 'outlined'}
      aria-label={t('boards.card.action', { action: label, number: order.unique_id })}
      aria-busy={isSending || undefined}
      aria-disabled={isSending || isLocked || undefined}
      style={{ opacity: isSending ? 0.6 : 1 }}
      onClick={(event) => {
        // The second tap of two meant the action that stood here before.
        if (!isSending && !isLocked && event.detail < 2) start(order, action, event.currentTarget);
      }}
    >
      {label}
    </Button>
  );
};
