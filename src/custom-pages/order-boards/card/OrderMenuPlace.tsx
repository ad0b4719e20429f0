import { type ReactNode, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import type { Order } from '#contract/entities/order';
import { patientLazy } from '../../../components/patientLazy';
import { OpenMenu, OpenMenuContext } from './openMenu';

const OrderMenu = patientLazy(() => import('./OrderMenu'));

/**
 * Where the board's one open menu stands. It shows its order as that changes, wherever the card goes, and closes when
 * the order has left the board.
 */
export const OrderMenuPlace = ({ orders, children }: { orders: readonly Order[]; children: ReactNode }) => {
  const [menu] = useState(() => new OpenMenu());
  const opened = useSyncExternalStore(menu.subscribe, menu.opened);
  const order = opened && orders.find(({ _id }) => _id === opened.orderId);
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
