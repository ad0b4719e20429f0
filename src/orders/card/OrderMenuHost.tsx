import { type ReactNode, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import type { Order } from '#contract/entities/order';
import { lazyWithRetry } from '../../components/lazyWithRetry';
import { useOrderActions } from '../actions/orderActionsContext';
import { OpenMenu, OpenMenuContext } from './openMenu';

export const OrderMenu = lazyWithRetry(() => import('./OrderMenu'));

/**
 * Renders the board's one open menu. It follows its order through changes, wherever the card or row moves, and closes
 * when the order leaves the board.
 *
 * @param orders the board's orders, as the server last sent them
 */
export const OrderMenuHost = ({ orders, children }: { orders: readonly Order[]; children: ReactNode }) => {
  const { pending } = useOrderActions();
  useSyncExternalStore(pending.subscribe, pending.edition);
  const [menu] = useState(() => new OpenMenu());
  const opened = useSyncExternalStore(menu.subscribe, menu.opened);
  const found = opened && orders.find(({ _id }) => _id === opened.orderId);
  const order = found && pending.shown(found);
  const isGone = opened !== null && order === undefined;
  useEffect(() => {
    if (isGone) menu.close();
  }, [isGone, menu]);
  return (
    <OpenMenuContext value={menu}>
      {children}
      {opened && order && (
        <Suspense fallback={null}>
          <OrderMenu key={order._id} order={order} openedFrom={opened.anchor} onClose={menu.close} />
        </Suspense>
      )}
    </OpenMenuContext>
  );
};
