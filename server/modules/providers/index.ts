import type { providerCalls } from '#contract/calls/providers';
import type { Handlers } from '#server/http/handler';
import { approveProvider } from './approveProvider';
import { deleteProvider, restoreProvider } from './leaving/deleteProvider';
import { getProvider, getProviderJobList, getProviderList } from './readProviders';
import { vehicleHandlers } from './vehicles';
import { addProvider, updateProvider } from './writeProviders';

const ofThePeople: Handlers<keyof typeof providerCalls> = {
  get_provider_list: getProviderList,
  get_provider: getProvider,
  add_provider: addProvider,
  update_provider: updateProvider,
  approve_provider: approveProvider,
  delete_provider: deleteProvider,
  restore_provider: restoreProvider,
  get_provider_job_list: getProviderJobList,
};

/** Delivery people and their vehicles. */
export const providerHandlers = {
  ...ofThePeople,
  ...vehicleHandlers,
};
