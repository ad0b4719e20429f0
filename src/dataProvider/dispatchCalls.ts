import type { BodyOf } from '#contract/calls/index';
import { callApi } from './callApi';

/** Calls that bring orders and delivery people together. */
export const dispatchCalls = {
  getDispatchProviders: () => callApi('get_dispatch_provider_list', {}),
  assignOrders: (body: BodyOf<'assign_order_list'>) => callApi('assign_order_list', body),
  changeToPickup: (body: BodyOf<'change_to_pickup'>) => callApi('change_to_pickup', body),
  getDispatchSettings: () => callApi('get_dispatch_settings', {}),
  updateDispatchSettings: (body: BodyOf<'update_dispatch_settings'>) => callApi('update_dispatch_settings', body),
};
