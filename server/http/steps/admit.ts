import type { Exchange, Step } from '../exchange';

/** What a platform's call is about, where it doesn't name the store. */
interface Named {
  store_id?: string;
  order_id?: string;
  provider_id?: string;
  _id?: string;
}

/**
 * Whose calls share a lane. A store's own people have theirs, so that a rush of customers' orders does not hold them up.
 * Public calls have one for each address.
 */
function laneOf({ call, session, body, request }: Exchange): string {
  if (session) return `store ${session.store_id}`;
  if (call.audience !== 'platform') return `address ${request.ip}`;
  const { store_id, order_id, provider_id, _id } = body as Named;
  return `platform ${store_id ?? order_id ?? provider_id ?? _id}`;
}

/** Limits the calls in flight of each store, so that a busy one leaves room for the others. 4029 where too many wait. */
export const admit: Step = async (exchange, next) => {
  const { call, deps } = exchange;
  if (call.isGathered) return next();
  const admission = call.upload || call.sendsMail ? deps.admission.slow : deps.admission.quick;
  const leave = await admission.enter(laneOf(exchange));
  try {
    return await next();
  } finally {
    leave();
  }
};
