import { successCodes } from '#contract/codes/successCodes';
import type { Handler } from '#server/http/handler';
import { customerActor, storeActor } from '../actor';
import { withActions } from '../presentOrder';
import { loadStoreTerms } from '../storeTerms';
import { placeOrder } from './placeOrder';

const message = successCodes.ORDER_CREATED;

/** The store's people take an order by phone or at the counter. */
export const createOrder: Handler<'create_order'> = async (body, { db, session, now, kept, wakeOutbox }) => {
  const at = now();
  const terms = await loadStoreTerms(db, session.store_id);
  const origin = { placed_by: 'store', actor: storeActor(session), payment_status: 'pending' } as const;
  const reply = await placeOrder(db, terms, body, origin, at, {
    kept,
    of: (order) => ({ order: withActions(order, session, terms.rules, at), message }),
  });
  wakeOutbox();
  return reply;
};

/** A customer's order, from the platform. */
export const createPlatformOrder: Handler<'platform/create_order'> = async (body, { db, now, kept, wakeOutbox }) => {
  const terms = await loadStoreTerms(db, body.store_id);
  const { payment_status = 'pending' } = body;
  const origin = { placed_by: 'platform', actor: customerActor(body.customer.name), payment_status } as const;
  const reply = await placeOrder(db, terms, body, origin, now(), {
    kept,
    of: (order, confirmation_code) => ({ order, confirmation_code, message }),
  });
  wakeOutbox();
  return reply;
};
