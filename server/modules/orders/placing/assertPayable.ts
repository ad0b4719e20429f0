import { errorCodes } from '#contract/codes/errorCodes';
import type { OrderRules } from '#contract/orders/orderRules';
import type { PaymentMethod } from '#contract/orders/statuses';
import { fieldsNotValid } from '#server/http/callError';

/**
 * Refuses a way to pay that the store doesn't take from customers. Staff are free: they see who stands before them.
 *
 * @throws 640 for cash, 644 for cards
 */
export function assertPayable(
  { is_cash_on, cash_max, is_card_on }: Pick<OrderRules, 'is_cash_on' | 'cash_max' | 'is_card_on'>,
  paidBy: PaymentMethod,
  total: number,
): void {
  // A booking without dishes has nothing to pay yet.
  if (total === 0) return;
  const path = 'paid_by';
  if (paidBy === 'card') {
    if (!is_card_on) throw fieldsNotValid(errorCodes.PAYMENT_FAILED, [{ path, code: 'card_off' }]);
    return;
  }
  if (!is_cash_on) throw fieldsNotValid(errorCodes.CASH_ON_DELIVERY_FAILED, [{ path, code: 'cash_off' }]);
  if (cash_max !== null && total > cash_max) {
    const error = { path, code: 'too_big', params: { maximum: cash_max } };
    throw fieldsNotValid(errorCodes.CASH_ON_DELIVERY_FAILED, [error]);
  }
}
