import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { Order } from '#contract/entities/order';
import { formatMoney } from '#contract/money';
import { allowedActions } from '#contract/orders/allowedActions';
import { settlementOf } from '#contract/orders/settlement';
import type { StoreAction } from '#contract/orders/transitions';
import { useClock } from '../../components/time/sharedClock';
import { orderViewerOf } from '../../realtime/orders/boardCache';
import { useSession } from '../../session/useSession';
import type { ActionInput } from '../actions/actionCalls';
import { useOrderActions, usePending } from '../actions/orderActionsContext';
import { canFollow } from '../actions/pendingActions';
import { customerName } from '../display/customerName';
import { useOrderFormat } from '../display/orderContext';

/** The actions that a host takes, in the order of an evening. */
const hostActions: readonly StoreAction[] = ['accept', 'arrived', 'complete', 'no_show', 'undo_no_show'];

/** A button of a booking. With `input`, one tap does it. */
interface HostButton {
  key: string;
  action: StoreAction;
  label: string;
  input?: ActionInput;
}

/** The buttons of a booking. A no-show is one tap that says what it costs, with or without its fee. */
function useHostButtons(order: Order): HostButton[] {
  const t = useTranslate();
  const { rules, locale } = useOrderFormat();
  const session = useSession();
  // Guests become late, and a day ends, while no one touches the booking.
  const allowed = useClock((now) =>
    session ? allowedActions(order, { ...orderViewerOf(session), now }).join() : '',
  ).split(',');
  const { charge } = settlementOf('no_show', order.order_status, order, rules, new Date());
  return hostActions
    .filter((action) => allowed.includes(action))
    .flatMap((action): HostButton[] => {
      const label = t(`tableBook.action.${action}`);
      if (action !== 'no_show') return [{ key: action, action, label }];
      if (charge === 0) return [{ key: action, action, label, input: {} }];
      const fee = formatMoney(charge, order.currency, locale);
      return [
        { key: action, action, label: t('tableBook.action.no_show_fee', { fee }), input: {} },
        { key: 'waive', action, label: t('tableBook.action.no_fee'), input: { is_charged: false } },
      ];
    });
}

/** The actions of a booking that need one tap, or a question. The others are in its panel. */
export const BookingActions = ({ order }: { order: Order }) => {
  const t = useTranslate();
  const { start, retry } = useOrderActions();
  const pending = usePending(order);
  const buttons = useHostButtons(order);
  const name = customerName(order, t);
  const isSending = pending?.state === 'sending';
  const unsent = pending?.state === 'failed' && (
    <Typography role="status" variant="body2" color={pending.isWaiting ? 'textSecondary' : 'error'}>
      {t(pending.isWaiting ? 'boards.failed.waiting' : 'boards.failed.card')}
    </Typography>
  );
  if (unsent && !pending.isQueued) {
    return (
      <>
        {unsent}
        <Button
          color={pending.isWaiting ? 'primary' : 'error'}
          variant="contained"
          disableRipple
          onClick={() => retry(order)}
        >
          {t('boards.failed.retry', { action: t(`order.action.${pending.action}`) })}
        </Button>
      </>
    );
  }
  const shown = buttons.map(({ key, action, label, input }) => {
    const isBlocked = isSending && !canFollow(pending, order, action);
    return (
      <Button
        key={key}
        variant={action === 'no_show' ? 'text' : 'outlined'}
        color={action === 'no_show' ? 'error' : 'primary'}
        disableRipple
        aria-label={t('tableBook.action.of', { action: label, name })}
        aria-disabled={isBlocked || undefined}
        onClick={(event) => !isBlocked && start(order, action, event.currentTarget, input)}
        sx={{ minBlockSize: 44, whiteSpace: 'nowrap', opacity: isBlocked ? 0.6 : 1 }}
      >
        {label}
      </Button>
    );
  });
  return (
    <>
      {unsent}
      {shown}
    </>
  );
};
