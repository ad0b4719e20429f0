import type { guestCalls, platformGuestCalls } from '#contract/calls/guests';
import type { offerQuoteCalls } from '#contract/calls/offers';
import type { orderChangeCalls, platformOrderChangeCalls } from '#contract/calls/orderChanges';
import type { orderCalls } from '#contract/calls/orders';
import { errorCodes } from '#contract/codes/errorCodes';
import { hasOrdersOf } from '#contract/orders/orderAccess';
import { CallError } from '#server/http/callError';
import type { Handlers } from '#server/http/handler';
import { bookableTables, tablePlaces } from '../bookings/service';
import { loadStoreMenu } from '../menu/service';
import { getDeliveryCoverage } from './areas/getDeliveryCoverage';
import { getDeliveryMap } from './areas/getDeliveryMap';
import { getDeliveryQuote, getPlatformQuote } from './areas/getDeliveryQuote';
import { acceptCartUpdate, getOrderChangeList } from './changes/acceptCartUpdate';
import { changeToPickup } from './changes/changeToPickup';
import { seeOrderChange, withdrawOrderChange } from './changes/closeChange';
import { updateOrderItems } from './changes/updateOrderItems';
import { updateOrderDetails } from './details/updateOrderDetails';
import { getOrder, getPlatformOrder } from './getOrder';
import { makePlatformGuestLink } from './guests/guestLink';
import { guestHandlers } from './guests/index';
import { getBoardCounts } from './lists/getBoardCounts';
import { getOrderExport } from './lists/getOrderExport';
import { getHistoryProviderList, getOrderList } from './lists/getOrderList';
import { payOrder } from './money/payOrder';
import { refundOrder } from './money/refundOrder';
import { settleBookingFee } from './money/settleFee';
import { cancelOrder } from './moves/cancelOrder';
import { setOrderStatus } from './moves/setOrderStatus';
import { undoNoShow } from './moves/undoNoShow';
import { createOrder, createPlatformOrder } from './placing/createOrder';
import { findAddress } from './placing/findAddress';
import { findCustomer } from './placing/findCustomer';
import { getGuestVisits } from './placing/getGuestVisits';
import { getPlatformTableSlots, getTableSlots } from './placing/getTableSlots';
import { applyPlatformPromoCode, applyPromoCode, findPromoCodes } from './placing/orderOffer';
import { loadOrderRules } from './storeTerms';
import { getHistoryPeriod } from './totals/getHistoryPeriod';
import { getHistoryReconciliation } from './totals/getHistoryReconciliation';
import { getOrderTotals } from './totals/getOrderTotals';

/** Places an order, if its type is open to the caller. @throws 4001 */
const createPermitted: typeof createOrder = (body, context) => {
  if (!hasOrdersOf(context.session.grants, body.order_type)) throw new CallError(errorCodes.NOT_PERMITTED);
  return createOrder(body, context);
};

/** Finds customers, with the addresses of their deliveries only for callers who can read deliveries. */
const findPermitted: typeof findCustomer = async (body, context) => {
  const reply = await findCustomer(body, context);
  if (hasOrdersOf(context.session.grants, 'delivery')) return reply;
  return { ...reply, data: reply.data.map((customer) => ({ ...customer, addresses: [] })) };
};

/** The calls of `contract/calls/orders`, except the search for a delivery person, and those of `orderChanges`. */
export const orderHandlers: Handlers<
  | Exclude<keyof typeof orderCalls, 'request_provider' | 'cancel_provider_request' | 'get_available_provider_list'>
  | keyof typeof orderChangeCalls
  | keyof typeof offerQuoteCalls
  | keyof typeof guestCalls
  | 'change_to_pickup'
  | 'get_table_slots'
  | 'get_guest_visits'
  | 'get_delivery_quote'
  | 'get_delivery_coverage'
  | 'get_delivery_map'
> = {
  create_order: createPermitted,
  get_order_list: getOrderList,
  get_board_counts: getBoardCounts,
  get_order_totals: getOrderTotals,
  get_history_period: getHistoryPeriod,
  get_history_reconciliation: getHistoryReconciliation,
  get_history_provider_list: getHistoryProviderList,
  get_order_export: getOrderExport,
  get_order: getOrder,
  set_order_status: setOrderStatus,
  settle_booking_fee: settleBookingFee,
  undo_no_show: undoNoShow,
  async get_store_menu(_body, { db, session: { store_id } }) {
    const { combinations } = await bookableTables(db, store_id);
    const menu = await loadStoreMenu(db, store_id);
    const places = await tablePlaces(db, store_id);
    return { ...menu, tables: menu.tables.map((table) => ({ ...table, ...places.get(table._id) })), combinations };
  },
  apply_promo_code: applyPromoCode,
  find_promo_codes: findPromoCodes,
  find_customer: findPermitted,
  find_address: findAddress,
  get_table_slots: getTableSlots,
  get_guest_visits: getGuestVisits,
  get_delivery_quote: getDeliveryQuote,
  get_delivery_coverage: getDeliveryCoverage,
  get_delivery_map: getDeliveryMap,
  change_to_pickup: changeToPickup,
  update_order_items: updateOrderItems,
  update_order_details: updateOrderDetails,
  withdraw_order_change: withdrawOrderChange,
  see_order_change: seeOrderChange,
  refund_order: refundOrder,
  ...guestHandlers,
};

/** Platform calls about orders, menu and providers. */
export const platformOrderHandlers: Handlers<
  | 'platform/get_store_menu'
  | 'platform/create_order'
  | 'platform/get_table_slots'
  | 'platform/apply_promo_code'
  | 'platform/get_order'
  | 'platform/get_delivery_quote'
  | 'platform/cancel_order'
  | keyof typeof platformOrderChangeCalls
  | keyof typeof platformGuestCalls
> = {
  async 'platform/get_store_menu'({ store_id }, { db }) {
    // An unknown store is an error, not an empty menu.
    await loadOrderRules(db, store_id);
    return loadStoreMenu(db, store_id);
  },
  'platform/create_order': createPlatformOrder,
  'platform/get_table_slots': getPlatformTableSlots,
  'platform/apply_promo_code': applyPlatformPromoCode,
  'platform/get_order': getPlatformOrder,
  'platform/get_delivery_quote': getPlatformQuote,
  'platform/cancel_order': cancelOrder,
  'platform/accept_cart_update': acceptCartUpdate,
  'platform/get_order_change_list': getOrderChangeList,
  'platform/pay_order': payOrder,
  'platform/make_guest_link': makePlatformGuestLink,
};
