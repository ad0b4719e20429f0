import type { BodyOf } from '#contract/calls/index';
import { callApi } from './callApi';

/** Orders move by calls of their own, not by CRUD: methods beside react-admin's on the data provider. */
export const orderCalls = {
  createOrder: (body: BodyOf<'create_order'>) => callApi('create_order', body),
  setOrderStatus: (body: BodyOf<'set_order_status'>) => callApi('set_order_status', body),
  requestProvider: (body: BodyOf<'request_provider'>) => callApi('request_provider', body),
  cancelProviderRequest: (body: BodyOf<'cancel_provider_request'>) => callApi('cancel_provider_request', body),
  updateOrderItems: (body: BodyOf<'update_order_items'>) => callApi('update_order_items', body),
  updateOrderDetails: (body: BodyOf<'update_order_details'>) => callApi('update_order_details', body),
  withdrawOrderChange: (body: BodyOf<'withdraw_order_change'>) => callApi('withdraw_order_change', body),
  seeOrderChange: (body: BodyOf<'see_order_change'>) => callApi('see_order_change', body),
  refundOrder: (body: BodyOf<'refund_order'>) => callApi('refund_order', body),
  getDeliveryLog: (order_id: string) => callApi('get_delivery_log', { order_id }),
  getOrder: (order_id: string) => callApi('get_order', { order_id }),
  getOrderList: (body: BodyOf<'get_order_list'>, signal?: AbortSignal) =>
    callApi('get_order_list', body, signal ? { signal } : {}),
  getOrderTotals: (body: BodyOf<'get_order_totals'>, signal?: AbortSignal) =>
    callApi('get_order_totals', body, signal ? { signal } : {}),
  getOrderExport: (body: BodyOf<'get_order_export'>) => callApi('get_order_export', body),
  getHistoryProviders: () => callApi('get_history_provider_list', {}),
  getStoreMenu: () => callApi('get_store_menu', {}),
  getAvailableProviders: () => callApi('get_available_provider_list', {}),
  findCustomer: (phone: string, signal?: AbortSignal) => callApi('find_customer', { phone }, signal ? { signal } : {}),
};
