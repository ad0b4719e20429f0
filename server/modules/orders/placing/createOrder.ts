import { successCodes } from '#contract/codes/successCodes';
import { isGranted } from '#contract/permissions';
import type { Handler } from '#server/http/handler';
import { customerActor, storeActor } from '../actor';
import { withActions, withTimes } from '../presentOrder';
import { loadOrderingTerms } from './loadOrderingTerms';
import { type Origin, placeOrder } from './placeOrder';

const message = successCodes.ORDER_CREATED;

/** The store's staff place a phone or counter order: it is accepted. */
export const createOrder: Handler<'create_order'> = async (body, { db, session, now, storedReply, wakeOutbox }) => {
  const at = now();
  const ordering = await loadOrderingTerms(db, session.store_id, body);
  const { minutes, override } = body;
  const isAllowed = isGranted(session.grants, 'store/order/override');
  const origin: Origin = {
    placed_by: 'store',
    actor: storeActor(session),
    payment_status: 'pending',
    minutes,
    override: override && { ...override, isAllowed },
  };
  const reply = await placeOrder(db, ordering, body, origin, at, {
    storedReply,
    of: (order, { overridden }) => ({
      order: withActions(order, session, ordering.terms.rules, at),
      ...(overridden.length > 0 ? { overridden: [...overridden] } : {}),
      message,
    }),
  });
  wakeOutbox();
  return reply;
};

/** A customer's order, from the platform. */
export const createPlatformOrder: Handler<'platform/create_order'> = async (
  body,
  { db, now, storedReply, wakeOutbox },
) => {
  const ordering = await loadOrderingTerms(db, body.store_id, body);
  const { payment_status = 'pending' } = body;
  const origin = { placed_by: 'platform', actor: customerActor(body.customer.name), payment_status } as const;
  const reply = await placeOrder(db, ordering, body, origin, now(), {
    storedReply,
    of: (order, { confirmation_code }) => ({
      order: withTimes(order, ordering.terms.rules),
      confirmation_code,
      message,
    }),
  });
  wakeOutbox();
  return reply;
};
