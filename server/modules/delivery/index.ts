import type { dispatchCalls } from '#contract/calls/dispatch';
import { errorCodes } from '#contract/codes/errorCodes';
import { canSeeOrder } from '#contract/orders/orderAccess';
import { CallError } from '#server/http/callError';
import type { Handler, Handlers } from '#server/http/handler';
import { loadOrderRecord, readDeliveryLog } from '../orders/service';
import { getDeliveryRequestList } from './deliveryRequestList';
import {
  getAvailableProviderList,
  getDispatchProviderList,
  getProviderList,
  setProviderAvailability,
  setProviderLocation,
} from './people/providerCalls';
import { assignOrders, cancelProviderRequest, requestProvider } from './providerRequests';
import { setDeliveryStatus } from './setDeliveryStatus';

/** The search for a delivery person for an order, from its first step. */
const getDeliveryLog: Handler<'get_delivery_log'> = async ({ order_id }, { db, session }) => {
  // Refuses an order that the store does not have, rather than showing an empty search.
  const { order } = await loadOrderRecord(db, session.store_id, order_id);
  if (!canSeeOrder(session.grants, order)) throw new CallError(errorCodes.NOT_PERMITTED);
  return { data: await readDeliveryLog(db, session.store_id, order_id) };
};

/** The search for a provider, from the store's side. */
export const deliveryHandlers: Handlers<
  | 'request_provider'
  | 'cancel_provider_request'
  | 'get_available_provider_list'
  | Exclude<keyof typeof dispatchCalls, 'change_to_pickup'>
> = {
  request_provider: requestProvider,
  cancel_provider_request: cancelProviderRequest,
  get_available_provider_list: getAvailableProviderList,
  get_dispatch_provider_list: getDispatchProviderList,
  assign_order_list: assignOrders,
  get_delivery_log: getDeliveryLog,
};

/** The providers' side. */
export const platformDeliveryHandlers: Handlers<
  | 'platform/set_delivery_status'
  | 'platform/get_delivery_request_list'
  | 'platform/get_provider_list'
  | 'platform/set_provider_location'
  | 'platform/set_provider_availability'
> = {
  'platform/set_delivery_status': setDeliveryStatus,
  'platform/get_delivery_request_list': getDeliveryRequestList,
  'platform/get_provider_list': getProviderList,
  'platform/set_provider_location': setProviderLocation,
  'platform/set_provider_availability': setProviderAvailability,
};
