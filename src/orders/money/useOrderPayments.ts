import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { Order } from '#contract/entities/order';
import { orderStatus } from '#contract/orders/statuses';
import type { StoreDataProvider } from '../../dataProvider/index';
import { orderKeys } from '../../realtime/orders/boardCache';

/** Loads an order's payments at gateways. Only orders that can have some are asked about. */
export function useOrderPayments(order: Order) {
  const dataProvider = useDataProvider<StoreDataProvider>();
  return useQuery({
    queryKey: orderKeys.detail(order._id),
    queryFn: () => dataProvider.getOrder({ order_id: order._id }),
    enabled: order.paid_by === 'card' || order.booking_fee !== undefined,
    retry: false,
  });
}

/** Returns whether what is due is charged to a saved card once the order is accepted. */
export function useIsChargedLater(order: Order): boolean {
  const { data } = useOrderPayments(order);
  const isUnpaid = order.paid_by === 'card' && order.payment_status === 'pending';
  const isOpen = order.order_status === orderStatus.NEW;
  return isUnpaid && isOpen && (data?.payments ?? []).some(({ state }) => state === 'saved');
}
