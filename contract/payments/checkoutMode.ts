import { type OrderStatus, orderStatus } from '../orders/statuses';
import type { GatewayName } from './gateways';
import type { PaymentMode } from './orderPayment';

const hour = 3_600_000;

/** How long a gateway holds an authorized amount for sure, in hours. */
const holdHours: Readonly<Record<GatewayName, number>> = {
  stripe: 7 * 24,
  paystack: 0,
  payu: 5 * 24,
  paypal: 3 * 24,
  braintree: 7 * 24,
};

/** How long before its end a hold is no longer relied on. */
const holdReserveHours = 24;

interface CheckoutOrder {
  order_status: OrderStatus;
  schedule_at: Date | null;
}

/**
 * How an order is paid: a new one is only authorized, because the store may reject it. One that is due later than a hold
 * lasts has its card saved instead. An accepted order is charged at once, as is every order where the gateway can do
 * neither; a rejected one gets its money back then.
 *
 * @param missing steps that the gateway doesn't have
 */
export function checkoutMode(
  { order_status, schedule_at }: CheckoutOrder,
  { name, missing, now }: { name: GatewayName; missing: readonly string[]; now: Date },
): PaymentMode {
  if (order_status !== orderStatus.NEW) return 'charge';
  const holds = !missing.includes('authorize') && !missing.includes('void');
  const until = now.getTime() + (holdHours[name] - holdReserveHours) * hour;
  if ((schedule_at?.getTime() ?? 0) > until && !missing.includes('save_card')) return 'save_card';
  return holds && (schedule_at?.getTime() ?? 0) <= until ? 'authorize' : 'charge';
}
