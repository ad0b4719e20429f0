import type { Exchange, Step } from '../exchange';

/** The fields that identify the store of a platform call if the call doesn't name it. */
interface Named {
  store_id?: string;
  order_id?: string;
  provider_id?: string;
  _id?: string;
}

/**
 * Decides which calls share a lane. A store's own staff have one, so a rush of customer orders doesn't hold them up.
 * Public calls have one per address.
 */
function laneOf({ call, session, body, request }: Exchange): string {
  if (session) return `store ${session.store_id}`;
  if (call.audience !== 'platform') return `address ${request.ip}`;
  const { store_id, order_id, provider_id, _id } = body as Named;
  return `platform ${store_id ?? order_id ?? provider_id ?? _id}`;
}

/** Limits the calls in flight per store, so that a busy store leaves room for the others. 4029 if too many are waiting. */
export const admit: Step = async (exchange, next) => {
  const { call, name, deps } = exchange;
  if (call.isGathered) return next();
  const lane = laneOf(exchange);
  const { long, quick, slow } = deps.admission;
  const leaveLong = call.isLong ? await long.enter(`${lane} ${name}`) : undefined;
  try {
    const leave = await (call.upload || call.waitsOutside ? slow : quick).enter(lane);
    try {
      return await next();
    } finally {
      leave();
    }
  } finally {
    leaveLong?.();
  }
};
