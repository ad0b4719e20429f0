import MoreVertIcon from '@mui/icons-material/MoreVert';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';
import type { Order } from '#contract/entities/order';
import { openRounds } from '#contract/orders/rounds';
import { afterPickUp, orderStatus } from '#contract/orders/statuses';
import type { StoreAction } from '#contract/orders/transitions';
import type { ActionInput } from '../actions/actionCalls';
import { useOrderActions, usePending } from '../actions/orderActionsContext';
import { useChangeLock } from '../actions/useChangeLock';
import { useNextStep } from '../actions/useNextStep';
import { useIsMenuOpen, useOpenMenu } from './openMenu';

interface PrimaryButtonProps {
  order: Order;
  action: StoreAction;
  input?: ActionInput | undefined;
  isSending: boolean;
  /** The action has only just changed: the button looks the same but ignores taps. */
  isLocked: boolean;
  isRow: boolean;
}

/** An order's next step. It is most prominent for a new order, and plain for one in progress. */
const PrimaryButton = ({ order, action, input, isSending, isLocked, isRow }: PrimaryButtonProps) => {
  const t = useTranslate();
  const { start } = useOrderActions();
  const label = t(`order.action.${action}`);
  return (
    <Button
      size={isRow ? 'medium' : 'large'}
      fullWidth={!isRow}
      // A ripple's first render restyles the whole board, which delays hundreds of cards.
      disableRipple
      variant={action === 'accept' ? 'contained' : 'outlined'}
      aria-label={t('boards.card.action', { action: label, number: order.unique_id })}
      aria-busy={isSending || undefined}
      aria-disabled={isSending || isLocked || undefined}
      data-next-step
      style={{ opacity: isSending ? 0.6 : 1 }}
      // The next order's button gets the focus: a key that is held down must not press it too.
      onKeyDown={(event) => {
        if (event.repeat) event.preventDefault();
      }}
      onClick={(event) => {
        // The second tap of a double tap was meant for the previous action.
        if (!isSending && !isLocked && event.detail < 2) start(order, action, event.currentTarget, input);
      }}
    >
      {label}
    </Button>
  );
};

/** Names what an order is waiting for if it needs nothing from the store now. */
const waitsFor = ({
  order_type,
  order_status,
  delivery_status,
}: Order): 'later' | 'pick_up' | 'delivery' | 'others' => {
  if (order_status === orderStatus.ACCEPTED) return 'later';
  if (order_type !== 'delivery') return 'others';
  return delivery_status !== null && afterPickUp.includes(delivery_status) ? 'delivery' : 'pick_up';
};

interface CardActionsProps {
  order: Order;
  /** The card only keeps its position. */
  hasLeft?: boolean;
  /** In a list's row, which has less room than a card. */
  isRow?: boolean;
}

/** An order's actions: the next step as a button, everything else in a menu. */
export const CardActions = ({ order, hasLeft = false, isRow = false }: CardActionsProps) => {
  const t = useTranslate();
  const { retry } = useOrderActions();
  const pending = usePending(order);
  const menu = useOpenMenu();
  const isMenuOpen = useIsMenuOpen(order._id);
  const step = useNextStep(order);
  const isLocked = useChangeLock(step && `${step.action} ${step.input?.round}`);
  const isFailed = pending?.state === 'failed';
  const number = order.unique_id;

  if (hasLeft) {
    return (
      <div className="row">
        <span className="waits">{t('boards.card.moved_on')}</span>
      </div>
    );
  }
  return (
    <>
      {isFailed && (
        <span className={pending.isWaiting ? 'waits' : 'failed'} role="status">
          {t(pending.isWaiting ? 'boards.failed.waiting' : 'boards.failed.card')}
        </span>
      )}
      <div className="row">
        {isFailed ? (
          <Button
            size={isRow ? 'medium' : 'large'}
            fullWidth={!isRow}
            variant="contained"
            color={pending.isWaiting ? 'primary' : 'error'}
            onClick={() => retry(order)}
          >
            {t('boards.failed.retry', { action: t(`order.action.${pending.action}`) })}
          </Button>
        ) : step ? (
          <PrimaryButton
            order={order}
            action={step.action}
            input={step.input}
            isSending={pending?.state === 'sending'}
            isLocked={isLocked}
            isRow={isRow}
          />
        ) : (
          <span className="waits">{openRounds(order).length === 0 && t(`boards.card.waits.${waitsFor(order)}`)}</span>
        )}
        <IconButton
          disableRipple
          aria-label={t('boards.card.menu', { number })}
          aria-haspopup="menu"
          aria-expanded={isMenuOpen}
          data-menu-of={order._id}
          sx={{ inlineSize: 44, blockSize: 44, flexShrink: 0 }}
          onClick={(event) => menu.open(order._id, event.currentTarget)}
        >
          <MoreVertIcon />
        </IconButton>
      </div>
    </>
  );
};
