import type { dispatchCalls } from '#contract/calls/dispatch';
import type { orderCalls } from '#contract/calls/orders';
import type { Handlers } from '#server/http/handler';
import { deliveryHandlers, platformDeliveryHandlers } from '../delivery/service';
import { loadStoreMenu } from '../menu/service';
import { cancelOrder } from './cancelOrder';
import { createOrder, createPlatformOrder } from './createOrder';
import { findCustomer } from './findCustomer';
import { getHistoryProviderList } from './getHistoryProviderList';
import { getOrder, getPlatformOrder } from './getOrder';
import { getOrderExport } from './getOrderExport';
import { getOrderList } from './getOrderList';
import { getOrderTotals } from './getOrderTotals';
import { setOrderStatus } from './setOrderStatus';
import { loadOrderRules } from './storeTerms';

/** All calls of `contract/calls/orders`, and with them those of `contract/calls/dispatch`. */
export const orderHandlers: Handlers<keyof typeof orderCalls | keyof typeof dispatchCalls> = {
  create_order: createOrder,
  get_order_list: getOrderList,
  get_order_totals: getOrderTotals,
  get_history_provider_list: getHistoryProviderList,
  get_order_export: getOrderExport,
  get_order: getOrder,
  set_order_status: setOrderStatus,
  get_store_menu: (_body, { db, session }) => loadStoreMenu(db, session.store_id),
  find_customer: findCustomer,
  ...deliveryHandlers,
};

/** What the platform's programs call about orders, menu and providers. */
export const platformOrderHandlers: Handlers<
  | 'platform/get_store_menu'
  | 'platform/create_order'
  | 'platform/get_order'
  | 'platform/cancel_order'
  | keyof typeof platformDeliveryHandlers
> = {
  async 'platform/get_store_menu'({ store_id }, { db }) {
    // A store that is not there has no menu, rather than an empty one.
    await loadOrderRules(db, store_id);
    return loadStoreMenu(db, store_id);
  },
  'platform/create_order': createPlatformOrder,
  'platform/get_order': getPlatformOrder,
  'platform/cancel_order': cancelOrder,
  ...platformDeliveryHandlers,
};
