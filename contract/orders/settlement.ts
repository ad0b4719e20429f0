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
export const endings = ['customer_cancel', 'customer_asked', 'no_show', 'cancel', 'reject'] as const;
export type Ending = (typeof endings)[number];

/**
 * What ending an order does to its money. A customer who cancels what the store has accepted, or asks the store to
 * (`customer_asked`), and guests who do not come, bear the store's charge; when the store ends it of its own accord, and
 * before the store has accepted, nobody pays anything.
 *
 * @param from the status that the order ends from
 */
export function settlementOf(
  ending: Ending,
  from: OrderStatus,
  paid: Paid,
  { cancellation_charge }: Pick<OrderRules, 'cancellation_charge'>,
): Settlement {
  const isWish = ending === 'customer_cancel' || ending === 'customer_asked';
  const bears = ending === 'no_show' || (isWish && from !== orderStatus.NEW);
  const left = refundable(paid);
  // Of what was paid no more can be kept than is left of it; nobody collects the rest.
  const most = left > 0 ? Math.min(cancellation_charge, left) : cancellation_charge;
  const charge = bears ? most : 0;
  return { charge, refund: left - Math.min(charge, left) };
}
