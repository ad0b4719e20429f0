import type { erasureCalls } from '#contract/calls/erasure';
import type { Handlers } from '#server/http/handler';
import { eraseCustomer } from './eraseCustomer';

/** All calls of `contract/calls/erasure`. */
export const erasureHandlers: Handlers<keyof typeof erasureCalls> = {
  erase_customer: eraseCustomer,
};
