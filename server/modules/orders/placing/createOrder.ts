import type { ParsedBodyOf, ReplyOf } from '#contract/calls/index';
import { errorCodes } from '#contract/codes/errorCodes';
import { successCodes } from '#contract/codes/successCodes';
import { isGranted } from '#contract/permissions';
import { CallError } from '#server/http/callError';
import type { CallContext, Handler } from '#server/http/handler';
import { noteRefused } from '../../refusedRequests/service';
import { customerActor, storeActor } from '../actor';
import { withActions, withTimes } from '../presentOrder';
import { ruleViolation } from '../refusals';
import { wantedTables } from './bookTable';
import { loadOrderingTerms, type OrderingTerms } from './loadOrderingTerms';
import { type Origin, placeOrder } from './placeOrder';

const message = successCodes.ORDER_CREATED;

/**
 * Places an order that the store's staff take: it is accepted. The caller wakes the outbox after the commit.
 *
 * @param ordering what `loadOrderingTerms` loaded for the order
 */
export function placeByStaff(
  body: ParsedBodyOf<'create_order'>,
  ordering: OrderingTerms,
  { db, session, now, storedReply }: Pick<CallContext, 'db' | 'session' | 'now' | 'storedReply'>,
): Promise<ReplyOf<'create_order'> & { message: number }> {
  const at = now();
  const { minutes, override, typed_id, asks_fee } = body;
  const isAllowed = isGranted(session.grants, 'store/order/override');
  const origin: Origin = {
    placed_by: 'store',
    actor: storeActor(session),
    payment_status: 'pending',
    minutes,
    typed_id,
    asks_fee,
    override: override && { ...override, isAllowed },
  };
  return placeOrder(db, ordering, body, origin, at, {
    storedReply,
    of: (order, { overridden }) => ({
      order: withActions(order, session, ordering.terms.rules, at),
      ...(overridden.length > 0 ? { overridden: [...overridden] } : {}),
      message,
    }),
  });
}

/** The store's staff place a phone or counter order. */
export const createOrder: Handler<'create_order'> = async (body, context) => {
  const { db, session, wakeOutbox } = context;
  const reply = await placeByStaff(body, await loadOrderingTerms(db, session.store_id, body), context);
  wakeOutbox();
  return reply;
};

/** A customer's order, from the platform. */
export const createPlatformOrder: Handler<'platform/create_order'> = async (
  body,
  { db, log, now, paymentGateways, storedReply, wakeOutbox },
) => {
  const isDeclared = body.paid_by === 'card' && body.payment_status === 'paid';
  if (isDeclared && (await paymentGateways.isOn(db, body.store_id)))
    throw ruleViolation(errorCodes.CARD_PAYMENT_NOT_DECLARED, 'payment_status');
  const ordering = await loadOrderingTerms(db, body.store_id, body);
  const { payment_status = 'pending' } = body;
  const origin = { placed_by: 'platform', actor: customerActor(body.customer.name), payment_status } as const;
  const at = now();
  const place = () =>
    placeOrder(db, ordering, body, origin, at, {
      storedReply,
      of: (order, { confirmation_code }) => ({
        order: withTimes(order, ordering.terms.rules),
        confirmation_code,
        message,
      }),
    });
  try {
    const reply = await place();
    wakeOutbox();
    return reply;
  } catch (error) {
    // Guests who order at their table didn't ask for a time.
    if (error instanceof CallError && body.order_type === 'table' && body.schedule_at && body.persons) {
      const asked = { at: new Date(body.schedule_at), now: at, persons: body.persons, table_ids: wantedTables(body) };
      // Whatever goes wrong with the note, the customer learns why there is no table.
      await noteRefused(db, ordering.terms, asked, body.customer).then(wakeOutbox, (failure: unknown) =>
        log.error({ err: failure }, 'a refused request could not be kept'),
      );
    }
    throw error;
  }
};
