import { deliveryStatus } from '#contract/orders/statuses';
import { type Change, systemActor } from '../orders/service';

/** How a search ends that found nobody. */
export const nobodyFound: Change = {
  axis: 'delivery',
  from: deliveryStatus.WAITING,
  to: deliveryStatus.NOBODY_FOUND,
  actor: systemActor,
};
