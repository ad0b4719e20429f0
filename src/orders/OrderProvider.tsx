import { type ReactNode, useCallback, useRef } from 'react';
import type { OrderSnapshot } from '#contract/entities/order';
import { orderViewerOf, viewedBy } from '../realtime/orders/boardCache';
import { accountOf, type StoredSession } from '../session/session';
import { OrderActionsProvider } from './actions/OrderActionsProvider';
import { OrderFormatProvider } from './display/OrderFormatProvider';

interface OrderProviderProps {
  session: StoredSession;
  /** Shows an order beside the page. Always the same function. */
  open: (orderId: string) => void;
  children: ReactNode;
}

/** Provides the clock, rules and actions that everything showing or moving orders needs. */
export const OrderProvider = ({ session, open, children }: OrderProviderProps) => {
  const latest = useRef(session);
  latest.current = session;
  const viewed = useCallback((order: OrderSnapshot) => viewedBy(order, orderViewerOf(latest.current)), []);
  return (
    <OrderFormatProvider store={session.store}>
      <OrderActionsProvider
        account={accountOf(session)}
        viewed={viewed}
        asksMinutes={session.store.is_ask_estimated_time_for_ready_order}
        open={open}
      >
        {children}
      </OrderActionsProvider>
    </OrderFormatProvider>
  );
};
