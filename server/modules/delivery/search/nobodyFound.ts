import { deliveryStatus } from '#contract/orders/statuses';
import { type Move, systemActor } from '../../orders/service';

/** How a search ends that found nobody. */
export const nobodyFound: Move = {
  axis: 'delivery',
  from: deliveryStatus.WAITING,
  to: deliveryStatus.NOBODY_FOUND,
  actor: systemActor,
};
