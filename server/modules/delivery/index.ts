import type { dispatchCalls } from '#contract/calls/dispatch';
import type { Handlers } from '#server/http/handler';
import { assignOrders } from './assignOrders';
import { cancelProviderRequest } from './cancelProviderRequest';
import { getDeliveryRequestList } from './deliveryRequestList';
import { getDispatchSettings, updateDispatchSettings } from './dispatchSettings';
import { getDeliveryLog } from './getDeliveryLog';
import {
  getAvailableProviderList,
  getDispatchProviderList,
  getProviderList,
  setProviderAvailability,
  setProviderLocation,
} from './people/providerCalls';
import { requestProvider } from './requestProvider';
import { setDeliveryStatus } from './setDeliveryStatus';

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
  get_dispatch_settings: getDispatchSettings,
  update_dispatch_settings: updateDispatchSettings,
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
