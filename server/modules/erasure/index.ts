import type { Handlers } from '#server/http/handler';
import { eraseCustomer } from './eraseCustomer';

export const erasureHandlers: Handlers<'erase_customer'> = {
  erase_customer: eraseCustomer,
};
