import { addSeconds } from 'date-fns';
import type { Order, OrderSnapshot } from '#contract/entities/order';
import type { DispatchProvider } from '#contract/entities/provider';
import { deliveryStatus } from '#contract/orders/statuses';
import { fullName } from '#contract/providers/fullName';
import { viewedBy } from '../../../realtime/boardCache';
import { orderViewerOf } from '../../../realtime/orderViewer';
import type { StoredSession } from '../../../session/session';

/** The order as it will be once it is offered: what the board shows until the server has answered. */
export function predictOffer(order: Order, person: DispatchProvider | null, session: StoredSession): Order {
  const now = new Date();
  const { provider: _held, delivery_offer: _before, ...rest } = order;
  const next: OrderSnapshot = { ...rest, delivery_status: deliveryStatus.WAITING };
  if (person)
    next.delivery_offer = {
      provider_id: person._id,
      name: fullName(person),
      mode: 'chosen',
      offered_at: now.toISOString(),
      expires_at: addSeconds(now, session.store.order_rules.offer_seconds).toISOString(),
    };
  return viewedBy(next, orderViewerOf(session));
}
