import { needsCustomer } from '#contract/orders/needsCustomer';
import { fieldsMissing } from '../fieldErrors';
import type { PlacedOrder } from './placedOrder';

/** @throws 4022 at the customer's name and phone where the order needs them, and at the phone's country code where it has none */
export function assertCustomer({ order_type, customer }: PlacedOrder): void {
  const asked = {
    'customer.name': needsCustomer(order_type) && !customer.name,
    'customer.phone': needsCustomer(order_type) && !customer.phone,
    'customer.country_phone_code': customer.phone && !customer.country_phone_code,
  };
  const missing = Object.entries(asked).flatMap(([path, isMissing]) => (isMissing ? [path] : []));
  if (missing.length > 0) throw fieldsMissing(missing);
}
