import { defaultOrderRules, type OrderRules } from '#contract/orders/orderRules';

/** A store's order rules; a test overrides those that it is about. */
export const testOrderRules: OrderRules = {
  ...defaultOrderRules,
  is_auto_accept: false,
  answer_within: 10,
  cancel_within: 5,
  cancellation_charge: 0,
  preparation_time: 20,
  delivery_time: 15,
  warn_before: 5,
  grace_period: 15,
  offer_seconds: 60,
  auto_assign: 'off',
  slot_minutes: 15,
  slot_lead_minutes: 0,
  slot_days_ahead: 30,
  slot_orders_max: null,
  is_confirmation_code_required_at_delivery: false,
  is_confirmation_code_required_at_pickup: false,
};
