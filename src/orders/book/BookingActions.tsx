import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import type { Order } from '#contract/entities/order';
import type { StoreAction } from '#contract/orders/transitions';
import { useOrderActions, usePending } from '../actions/orderActionsContext';
import { customerName } from '../display/customerName';

/** The actions that a host takes, in the order of an evening. */
const hostActions: readonly StoreAction[] = ['accept', 'arrived', 'complete', 'no_show'];

/** The actions of a booking that need one tap, or a confirmation. The others are in its panel. */
export const BookingActions = ({ order }: { order: Order }) => {
  const t = useTranslate();
  const { start, retry } = useOrderActions();
  const pending = usePending(order);
  const name = customerName(order, t);
  if (pending?.state === 'failed') {
    return (
      <Button color="error" variant="contained" disableRipple onClick={() => retry(order)}>
        {t('boards.failed.retry', { action: t(`order.action.${pending.action}`) })}
      </Button>
    );
  }
  const isSending = pending?.state === 'sending';
  return hostActions
    .filter((action) => order.allowed_actions.includes(action))
    .map((action) => {
      const label = t(`tableBook.action.${action}`);
      return (
        <Button
          key={action}
          variant={action === 'no_show' ? 'text' : 'outlined'}
          color={action === 'no_show' ? 'error' : 'primary'}
          disableRipple
          aria-label={t('tableBook.action.of', { action: label, name })}
          aria-disabled={isSending || undefined}
          onClick={(event) => !isSending && start(order, action, event.currentTarget)}
          sx={{ minBlockSize: 44, whiteSpace: 'nowrap', opacity: isSending ? 0.6 : 1 }}
        >
          {label}
        </Button>
      );
    });
};
