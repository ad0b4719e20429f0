import type { Order } from '#contract/entities/order';
import { transitionOf } from '#contract/orders/allowedActions';
import { kitchenTimes, moveRounds, type RoundAction, roundTargets, statusOfRounds } from '#contract/orders/moveRounds';
import { type OrderStatus, orderStatus } from '#contract/orders/statuses';
import type { StoreAction } from '#contract/orders/transitions';
import type { StoreDataProvider } from '../../dataProvider/index';

/** The user's input for an action. */
export interface ActionInput {
  minutes?: number;
  reason?: string;
  confirmation_code?: string;
  /** The customer requested the cancellation and pays its charge; `false`: the charge of a no-show is waived. */
  is_charged?: boolean;
  /** Other tables for guests whose no-show is undone. */
  table_ids?: string[];
  provider_id?: string;
  /** The only round that is meant, of a table's order. */
  round?: number;
}

const isRoundAction = (action: StoreAction): action is RoundAction => action in roundTargets;

/** The status that an action's call names: a round's, or the order's. */
function statusFor(order: Order, action: StoreAction, { round }: ActionInput): OrderStatus | undefined {
  if (round !== undefined && isRoundAction(action)) return roundTargets[action];
  const transition = transitionOf(order, action);
  return transition?.axis === 'order' ? transition.to : undefined;
}

/**
 * Makes an action's call. It sends the status and version that the user saw, so that the server
 * refuses (655, 4009) if someone else has changed the order.
 *
 * @param key the same for every attempt of one tap, so that a lost reply can't cause a second change
 * @param at when it was tapped, in milliseconds: guests who had arrived by then aren't a no-show
 */
export async function callAction(
  dataProvider: StoreDataProvider,
  order: Order,
  action: StoreAction,
  input: ActionInput,
  key: string,
  at: number,
): Promise<Order> {
  const seen = { order_id: order._id, version: order.version };
  if (action === 'request_provider' || action === 'reassign') {
    const { provider_id } = input;
    return (await dataProvider.requestProvider({ ...seen, ...(provider_id ? { provider_id } : {}) })).order;
  }
  if (action === 'cancel_request') return (await dataProvider.cancelProviderRequest(seen)).order;
  if (action === 'change_to_pickup')
    return (await dataProvider.changeToPickup({ ...seen, idempotency_key: key })).order;
  if (action === 'see_change') return (await dataProvider.seeOrderChange(seen)).order;
  if (action === 'withdraw_change') {
    const change_id = order.pending_change?._id ?? '';
    return (await dataProvider.withdrawOrderChange({ order_id: order._id, change_id })).order;
  }
  if (action === 'undo_no_show') {
    const { reason = '', table_ids } = input;
    const undo = { ...seen, reason, ...(table_ids && { table_ids }), idempotency_key: key };
    return (await dataProvider.undoNoShow(undo)).order;
  }
  const to = statusFor(order, action, input);
  if (to === undefined) throw new Error(`${action} is no change of the order's status`);
  const { table_ids: _tables, ...fields } = input;
  const reply = await dataProvider.setOrderStatus({
    ...seen,
    ...fields,
    from: order.order_status,
    order_status: to,
    ...(action === 'arrived' && { tapped_at: new Date(at).toISOString() }),
    idempotency_key: key,
  });
  return reply.order;
}

/** The order as it will be if the action succeeds. The board shows it until the server answers. */
export function predict(order: Order, action: StoreAction, { round }: ActionInput = {}): Order {
  const now = new Date().toISOString();
  if (order.rounds && isRoundAction(action)) {
    const rounds = moveRounds(order.rounds, roundTargets[action], now, round);
    const { ready_at } = kitchenTimes(rounds);
    return { ...order, rounds, ready_at, order_status: statusOfRounds(rounds) };
  }
  if (action === 'see_change') return { ...order, unseen_change: undefined };
  if (action === 'withdraw_change') return { ...order, pending_change: undefined };
  if (action === 'change_to_pickup') return { ...order, order_type: 'pickup', delivery_status: null };
  const transition = transitionOf(order, action);
  if (!transition) return order;
  if (transition.axis === 'delivery') return { ...order, delivery_status: transition.to };
  // Whether the table is still free, only the server knows.
  if (action === 'undo_no_show') return order;
  if (action === 'undo_accept')
    return { ...order, order_status: transition.to, accepted_at: undefined, estimated_ready_at: undefined };
  const reached = {
    ...(transition.to === orderStatus.ACCEPTED && { accepted_at: now }),
    ...(transition.to === orderStatus.READY && { ready_at: now }),
  };
  return { ...order, ...reached, order_status: transition.to };
}
