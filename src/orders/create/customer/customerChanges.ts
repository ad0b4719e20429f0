import { isSameText } from '#contract/orders/sameText';
import type { KnownCustomer, OrderDraft } from '../draft/orderDraft';

/** A detail of a known customer that the ticket has differently. */
export interface CustomerChange {
  field: 'name' | 'address';
  before: string;
  after: string;
}

/**
 * Returns the changes that placing the ticket would make to a customer. A first address, or an order without a name,
 * changes nothing.
 */
export function customerChanges(draft: OrderDraft, known: KnownCustomer): CustomerChange[] {
  const name = draft.customer.name.trim();
  const address = draft.order_type === 'delivery' ? draft.address.trim() : '';
  const [last] = known.addresses;
  const isNewAddress = address !== '' && !known.addresses.some((one) => isSameText(one.address, address));
  return [
    ...(name && !isSameText(name, known.name) ? [{ field: 'name' as const, before: known.name, after: name }] : []),
    ...(last && isNewAddress ? [{ field: 'address' as const, before: last.address, after: address }] : []),
  ];
}

/** Identifies what was asked, so that an answer isn't used for anything else. */
export const changesKey = (changes: readonly CustomerChange[]): string => JSON.stringify(changes);
