import type { orderChangeCalls, platformOrderChangeCalls } from '#contract/calls/orderChanges';
import type { orderSettingsCalls } from '#contract/calls/orderSettings';
import type { orderCalls } from '#contract/calls/orders';
import type { Handlers } from '#server/http/handler';
import { loadStoreMenu } from '../menu/service';
import { acceptCartUpdate, getOrderChangeList } from './changes/acceptCartUpdate';
import { changeToPickup } from './changes/changeToPickup';
import { seeOrderChange, withdrawOrderChange } from './changes/settleChange';
import { updateOrderItems } from './changes/updateOrderItems';
import { updateOrderDetails } from './details/updateOrderDetails';
import { getOrder, getPlatformOrder } from './getOrder';
import { getOrderExport } from './lists/getOrderExport';
import { getHistoryProviderList, getOrderList } from './lists/getOrderList';
import { payOrder } from './money/payOrder';
import { refundOrder } from './money/refundOrder';
import { cancelOrder } from './moves/cancelOrder';
import { setOrderStatus } from './moves/setOrderStatus';
import { getOrderSettings, updateOrderSettings } from './orderSettings';
import { createOrder, createPlatformOrder } from './placing/createOrder';
import { findAddress } from './placing/findAddress';
import { findCustomer } from './placing/findCustomer';
import { loadOrderRules } from './storeTerms';
import { getOrderTotals } from './totals/getOrderTotals';

/** The calls of `contract/calls/orders`, except the search for a delivery person, and those of `orderSettings` and `orderChanges`. */
export const orderHandlers: Handlers<
  | Exclude<keyof typeof orderCalls, 'request_provider' | 'cancel_provider_request' | 'get_available_provider_list'>
  | keyof typeof orderSettingsCalls
  | keyof typeof orderChangeCalls
  | 'change_to_pickup'
> = {
  create_order: createOrder,
  get_order_list: getOrderList,
  get_order_totals: getOrderTotals,
  get_history_provider_list: getHistoryProviderList,
  get_order_export: getOrderExport,
  get_order: getOrder,
  set_order_status: setOrderStatus,
  get_order_settings: getOrderSettings,
  update_order_settings: updateOrderSettings,
  get_store_menu: (_body, { db, session }) => loadStoreMenu(db, session.store_id),
  find_customer: findCustomer,
  find_address: findAddress,
  change_to_pickup: changeToPickup,
  update_order_items: updateOrderItems,
  update_order_details: updateOrderDetails,
  withdraw_order_change: withdrawOrderChange,
  see_order_change: seeOrderChange,
  refund_order: refundOrder,
};

/** Platform calls about orders, menu and providers. */
export const platformOrderHandlers: Handlers<
  | 'platform/get_store_menu'
  | 'platform/create_order'
  | 'platform/get_order'
  | 'platform/cancel_order'
  | keyof typeof platformOrderChangeCalls
> = {
  async 'platform/get_store_menu'({ store_id }, { db }) {
    // An unknown store is an error, not an empty menu.
    await loadOrderRules(db, store_id);
    return loadStoreMenu(db, store_id);
  },
  'platform/create_order': createPlatformOrder,
  'platform/get_order': getPlatformOrder,
  'platform/cancel_order': cancelOrder,
  'platform/accept_cart_update': acceptCartUpdate,
  'platform/get_order_change_list': getOrderChangeList,
  'platform/pay_order': payOrder,
};
