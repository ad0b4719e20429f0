import { successCodes } from '#contract/codes/successCodes';
import type { Handler } from '#server/http/handler';
import { customerActor, storeActor } from '../actor';
import { withActions } from '../presentOrder';
import { loadStoreTerms } from '../storeTerms';
import { placeOrder } from './placeOrder';

/** The store's people take an order by phone or at the counter. */
export const createOrder: Handler<'create_order'> = async (body, { db, session, now, wakeOutbox }) => {
  const at = now();
  const terms = await loadStoreTerms(db, session.store_id);
  const origin = { placed_by: 'store', actor: storeActor(session), payment_status: 'pending' } as const;
  const { order } = await placeOrder(db, terms, body, origin, at);
  wakeOutbox();
  return { order: withActions(order, session, terms.rules, at), message: successCodes.ORDER_CREATED };
};

/** A customer's order, from the platform. */
export const createPlatformOrder: Handler<'platform/create_order'> = async (body, { db, now, wakeOutbox }) => {
  const terms = await loadStoreTerms(db, body.store_id);
  const placed = await placeOrder(
    db,
    terms,
    body,
    {
      placed_by: 'platform',
      actor: customerActor(body.customer.name),
      payment_status: body.payment_status ?? 'pending',
    },
    now(),
  );
  wakeOutbox();
  return { ...placed, message: successCodes.ORDER_CREATED };
};
