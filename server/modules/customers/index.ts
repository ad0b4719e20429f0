import type { customerCalls } from '#contract/calls/customers';
import type { Handlers } from '#server/http/handler';
import { getCustomer } from './getCustomer';
import { setCustomerNote } from './setCustomerNote';

export const customerHandlers: Handlers<keyof typeof customerCalls> = {
  get_customer: getCustomer,
  set_customer_note: setCustomerNote,
};
