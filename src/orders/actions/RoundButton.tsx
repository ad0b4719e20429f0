import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import type { Order } from '#contract/entities/order';
import type { RoundAction } from '#contract/orders/moveRounds';
import type { Round } from '#contract/orders/rounds';
import { useOrderActions, usePending } from './orderActionsContext';
import { useChangeLock } from './useChangeLock';

/** Whether the viewer works for the kitchen on an order with rounds. */
export const movesRounds = ({ allowed_actions }: Order): boolean =>
  allowed_actions.includes('order_ready') || allowed_actions.includes('recall');

interface RoundButtonProps {
  order: Order;
  round: Round;
  action: RoundAction;
  /** In a list's row, which has less room than a card. */
  isRow?: boolean;
}

/** Moves one round of an order and no other. */
export const RoundButton = ({ order, round, action, isRow = false }: RoundButtonProps) => {
  const t = useTranslate();
  const { start } = useOrderActions();
  const isSending = usePending(order)?.state === 'sending';
  const isLocked = useChangeLock(action);
  const label = t(`order.action.${action}`);
  const what = [label, t('order.round', { number: round.number })].join(' · ');
  return (
    <Button
      size={isRow ? 'medium' : 'large'}
      variant="outlined"
      disableRipple
      aria-label={t('boards.card.action', { action: what, number: order.unique_id })}
      aria-disabled={isSending || isLocked || undefined}
      style={{ opacity: isSending ? 0.6 : 1 }}
      onClick={(event) => {
        // The second tap of a double tap was meant for the previous action.
        if (isSending || isLocked || event.detail > 1) return;
        start(order, action, event.currentTarget, { round: round.number });
      }}
    >
      {label}
    </Button>
  );
};
