import { type ReactNode, Suspense, useCallback, useMemo, useRef, useState } from 'react';
import type { Order, OrderItem, OrderSnapshot } from '#contract/entities/order';
import { transitionOf } from '#contract/orders/allowedActions';
import { cashToCollect } from '#contract/orders/amountDueOf';
import { needsMinutes } from '#contract/orders/needsMinutes';
import type { StoreAction } from '#contract/orders/transitions';
import { isOrderMessage } from '#contract/stream';
import { useStoreEvents } from '../../realtime/useRealtime';
import { ActionQuestion, SoldOutDialog, TicketPrint } from '../orderParts';
import type { ActionInput } from './actionCalls';
import type { Question } from './orderActionsContext';
import { OrderActionsContext } from './orderActionsContext';
import { PendingActions } from './pendingActions';
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

interface OrderActionsProviderProps {
  /** Whose taps survive a reload. */
  account: string;
  viewed: (order: OrderSnapshot) => Order;
  asksMinutes: boolean;
  open: (orderId: string) => void;
  children: ReactNode;
}

/** Lets all components below act on orders. Asking, sending, undoing and printing happen here. */
export const OrderActionsProvider = ({ account, viewed, asksMinutes, open, children }: OrderActionsProviderProps) => {
  const pending = useMemo(() => new PendingActions(account), [account]);
  const [question, setQuestion] = useState<Question | null>(null);
  const [printed, setPrinted] = useState<Order | null>(null);
  const [soldOut, setSoldOut] = useState<readonly OrderItem[] | null>(null);
  const undoNoShow = useCallback(
    (order: Order) => setQuestion({ kind: 'undo_no_show', order, action: 'undo_no_show', anchor: null }),
    [],
  );
  /** A question about the order as a queued tap would make it is now about the order that the server made of it. */
  const followQuestion = useCallback(
    (seen: Order, result: Order) =>
      setQuestion((asked) =>
        asked?.order._id === seen._id && asked.order.version === seen.version ? { ...asked, order: result } : asked,
      ),
    [],
  );
  const { perform, retry } = usePerformAction(pending, viewed, undoNoShow, followQuestion);
  const asks = useRef(asksMinutes);
  asks.current = asksMinutes;

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
    setQuestion(staysOpen ? { ...question, order: current } : null);
  });

  const actions = useMemo(
    () => ({
      pending,
      retry,
      open,
      print: setPrinted,
      markSoldOut: setSoldOut,
      start: (order: Order, action: StoreAction, anchor: HTMLElement | null, input?: ActionInput) => {
        if (pending.isSending(order._id)) return;
        const kind = input ? null : questionOf(order, action, asks.current);
        if (kind) setQuestion({ kind, order, action, anchor });
        else void perform(order, action, input);
      },
      chooseProvider: (order: Order) =>
        setQuestion({ kind: 'provider', order, action: 'request_provider', anchor: null }),
    }),
    [pending, perform, retry, open],
  );
  const answer = useCallback(
    ({ order, action }: Question, input: ActionInput) => perform(order, action, input),
    [perform],
  );

  return (
    <OrderActionsContext value={actions}>
      {children}
      <Suspense fallback={null}>
        {question && <ActionQuestion question={question} onAnswer={answer} onClose={() => setQuestion(null)} />}
        {soldOut && <SoldOutDialog lines={soldOut} onClose={() => setSoldOut(null)} />}
        {printed && <TicketPrint order={printed} onDone={() => setPrinted(null)} />}
      </Suspense>
    </OrderActionsContext>
  );
};
