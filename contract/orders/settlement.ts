import type { Minor } from '../money';
import type { OrderRules } from './orderRules';
import { type Paid, refundable } from './refunds';
import { type OrderStatus, orderStatus } from './statuses';

/** What an ending costs the customer, and what of the money paid goes back. */
export interface Settlement {
  /** For the customer to bear: kept of what was paid, owed where nothing was. */
  charge: Minor;
  refund: Minor;
}

/** How an order ends before its time: who ended it decides who pays. */
export type Ending = 'customer_cancel' | 'no_show' | 'cancel' | 'reject';

/**
 * What ending an order does to its money. A customer who cancels what the store has accepted, and guests who do not
 * come, bear the store's charge; when the store ends it, and before the store has accepted, nobody pays anything.
 *
 * @param from the status that the order ends from
 */
export function settlementOf(
  ending: Ending,
  from: OrderStatus,
  paid: Paid,
  { cancellation_charge }: Pick<OrderRules, 'cancellation_charge'>,
): Settlement {
  const bears = ending === 'no_show' || (ending === 'customer_cancel' && from !== orderStatus.NEW);
  const left = refundable(paid);
  // Of what was paid no more can be kept than is left of it; nobody collects the rest.
  const most = left > 0 ? Math.min(cancellation_charge, left) : cancellation_charge;
  const charge = bears ? most : 0;
  return { charge, refund: left - Math.min(charge, left) };
}
