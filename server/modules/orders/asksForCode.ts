import type { OrderRules } from '#contract/orders/orderRules';
import type { OrderRow } from './orderRecord';

/** Only customers who ordered through the platform received a code; counter customers have none. */
export const asksForCode = (
  rules: OrderRules,
  { order_type, placed_by }: Pick<OrderRow, 'order_type' | 'placed_by'>,
): boolean =>
  placed_by === 'platform' &&
  ((order_type === 'delivery' && rules.is_confirmation_code_required_at_delivery) ||
    (order_type === 'pickup' && rules.is_confirmation_code_required_at_pickup));
