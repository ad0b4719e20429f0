import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { DeliveryLogEntry } from '#contract/entities/deliveryLog';
import type { Order } from '#contract/entities/order';
import type { StoreDataProvider } from '../../dataProvider/index';
import { orderKeys } from '../../realtime/orderKeys';

const none: readonly DeliveryLogEntry[] = [];

/** Who was asked to deliver an order. What cannot be had is left out: the order's own history stands without it. */
export function useDeliveryLog(order: Order | undefined): readonly DeliveryLogEntry[] {
  const dataProvider = useDataProvider<StoreDataProvider>();
  const { data } = useQuery({
    // With the version: each change of the order may be a step of the search.
    queryKey: [...orderKeys.detail(order?._id ?? ''), 'log', order?.version],
    queryFn: () => dataProvider.getDeliveryLog({ order_id: order?._id ?? '' }),
    enabled: order?.order_type === 'delivery' && order.delivery_status !== null,
    placeholderData: (before) => before,
    retry: false,
  });
  return data?.data ?? none;
}
