import { type ReactNode, Suspense, useCallback, useMemo, useState } from 'react';
import { errorCodes } from '#contract/codes/errorCodes';
import type { Order, OrderItem, OrderSnapshot } from '#contract/entities/order';
import { ActionQuestion, SoldOutDialog, TicketPrint } from '../orderParts';
import type { ActionInput } from './actionCalls';
import { type OrderActions, OrderActionsContext, type Question } from './orderActionsContext';
import { PendingActions } from './pendingActions';
import type { Outcome } from './usePerformAction';
import { OrderPerformer, usePerformer } from './usePerformer';

interface OrderActionsProviderProps {
  /** Whose taps survive a reload. */
  account: string;
  viewed: (order: OrderSnapshot) => Order;
  asksMinutes: boolean;
  open: (orderId: string) => void;
  children: ReactNode;
}

/** Lets all components below act on orders. Asking and printing happen here, sending in `OrderPerformer`. */
export const OrderActionsProvider = ({ account, viewed, asksMinutes, open, children }: OrderActionsProviderProps) => {
  const pending = useMemo(() => new PendingActions(account), [account]);
  const [question, setQuestion] = useState<Question | null>(null);
  const [printed, setPrinted] = useState<Order | null>(null);
  const [soldOut, setSoldOut] = useState<readonly OrderItem[] | null>(null);
  const { performer, run } = usePerformer();

  const actions = useMemo(
    () => ({
      pending,
      open,
      print: setPrinted,
      markSoldOut: setSoldOut,
      start: (...tap: Parameters<OrderActions['start']>) => void run(tap[0], ({ start }) => start(...tap)),
      retry: (order: Order) => void run(order, ({ retry }) => retry(order)),
      chooseProvider: (order: Order) =>
        setQuestion({ kind: 'provider', order, action: 'request_provider', anchor: null }),
    }),
    [pending, run, open],
  );
  const answer = useCallback(
    async ({ order, action }: Question, input: ActionInput): Promise<Outcome> =>
      (await run(order, ({ perform }) => perform(order, action, input))) ?? {
        done: false,
        code: errorCodes.INTERNAL_SERVER_ERROR,
      },
    [run],
  );

  return (
    <OrderActionsContext value={actions}>
      {children}
      <Suspense fallback={null}>
        {performer && (
          <OrderPerformer {...{ pending, viewed, asksMinutes, question }} ask={setQuestion} ref={performer} />
        )}
      </Suspense>
      <Suspense fallback={null}>
        {question && <ActionQuestion question={question} onAnswer={answer} onClose={() => setQuestion(null)} />}
        {soldOut && <SoldOutDialog lines={soldOut} onClose={() => setSoldOut(null)} />}
        {printed && <TicketPrint order={printed} onDone={() => setPrinted(null)} />}
      </Suspense>
    </OrderActionsContext>
  );
};
