import { type Dispatch, type Ref, type SetStateAction, useCallback, useImperativeHandle } from 'react';
import type { Order, OrderSnapshot } from '#contract/entities/order';
import { transitionOf } from '#contract/orders/allowedActions';
import { cashToCollect } from '#contract/orders/amountDueOf';
import { needsMinutes } from '#contract/orders/needsMinutes';
import type { StoreAction } from '#contract/orders/transitions';
import { isOrderMessage } from '#contract/stream';
import { useStoreEvents } from '../../realtime/useRealtime';
import type { OrderActions, Question } from './orderActionsContext';
import type { PendingActions } from './pendingActions';
import { usePerformAction } from './usePerformAction';
import { useStaleNotice } from './useStaleNotice';

/** Returns the question that an action asks for this order, or `null` if one tap is enough. */
function questionOf(order: Order, action: StoreAction, asksMinutes: boolean): Question['kind'] | null {
  if (action === 'cancel_request') return 'confirm';
  if (action === 'reassign') return 'provider';
  if (
    action === 'no_show' ||
    action === 'undo_no_show' ||
    action === 'edit' ||
    action === 'refund' ||
    action === 'change_to_pickup'
  )
    return action;
  const transition = transitionOf(order, action);
  const needs = transition?.needs ?? [];
  if (needs.includes('reason')) return 'reason';
  if (transition && needsMinutes(transition, order, asksMinutes)) return 'minutes';
  if (needs.includes('confirmation_code') && order.is_confirmation_code_required) return 'hand_over';
  if (action === 'complete' && cashToCollect(order) > 0) return 'hand_over';
  return null;
}

/** Sends what is tapped, or asks about it first. */
export type Performer = ReturnType<typeof usePerformAction> & Pick<OrderActions, 'start'>;

interface OrderPerformerProps {
  pending: PendingActions;
  viewed: (order: OrderSnapshot) => Order;
  asksMinutes: boolean;
  question: Question | null;
  ask: Dispatch<SetStateAction<Question | null>>;
  ref: Ref<Performer>;
}

/** Performs actions on orders, and keeps the open question about one up to date. Renders nothing. */
export default function OrderPerformer({ pending, viewed, asksMinutes, question, ask, ref }: OrderPerformerProps) {
  const undoNoShow = useCallback(
    (order: Order) => ask({ kind: 'undo_no_show', order, action: 'undo_no_show', anchor: null }),
    [ask],
  );
  /** A question about the order as a queued tap would make it is now about the order that the server made of it. */
  const followQuestion = useCallback(
    (seen: Order, result: Order) =>
      ask((asked) =>
        asked?.order._id === seen._id && asked.order.version === seen.version ? { ...asked, order: result } : asked,
      ),
    [ask],
  );
  const performer = usePerformAction(pending, viewed, undoNoShow, followQuestion);
  const start: OrderActions['start'] = (order, action, anchor, input) => {
    if (pending.isBlocked(order, action)) return;
    const kind = input ? null : questionOf(order, action, asksMinutes);
    if (kind) ask({ kind, order, action, anchor });
    else void performer.perform(order, action, input);
  };
  useImperativeHandle(ref, () => ({ ...performer, start }));

  const notifyStale = useStaleNotice();
  useStoreEvents((event) => {
    if (!question || !isOrderMessage(event)) return;
    const { order, change } = event.messageData;
    const { order: seen, kind } = question;
    // Input in these dialogs survives other people's changes to the order; the dialogs listen for those themselves.
    if (kind === 'edit' || kind === 'refund') return;
    // This device's own changes are answered directly.
    if (order._id !== seen._id || order.version <= seen.version || pending.isSending(seen._id)) return;
    const isAboutDelivery = kind === 'confirm' || kind === 'provider' || kind === 'change_to_pickup';
    const hasMoved =
      order.order_status !== seen.order_status || (isAboutDelivery && order.delivery_status !== seen.delivery_status);
    if (!hasMoved) return;
    notifyStale(seen, order, change.by.name);
    // A half-typed reason survives a step that keeps its action available; it then applies to the current order.
    const current = viewed(order);
    const staysOpen = kind === 'reason' && current.allowed_actions.includes(question.action);
    ask(staysOpen ? { ...question, order: current } : null);
  });
  return null;
}
