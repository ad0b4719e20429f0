import type { Exchange, Step } from '../exchange';

/**
 * Whose calls share a lane. A store's own people have theirs, so that a rush of customers' orders does not hold them up.
 * Public calls have one for each address.
 */
function laneOf({ call, session, body, request }: Exchange): string {
  if (session) return `store ${session.store_id}`;
  if (call.audience !== 'platform') return `address ${request.ip}`;
  return `platform ${(body as { store_id?: string }).store_id ?? ''}`;
}

/** Limits the calls in flight of each store, so that a busy one leaves room for the others. 4029 where too many wait. */
export const admit: Step = async (exchange, next) => {
  const leave = await exchange.deps.admission.enter(laneOf(exchange));
  try {
    return await next();
  } finally {
    leave();
  }
};
