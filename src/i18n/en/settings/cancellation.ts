import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Applies to new orders. Open orders keep the policy they were placed with.',
  section: {
    limit: 'Deadline',
    charge: 'Fee',
  },
  field: {
    cancel_until: 'Customers can cancel until',
    cancel_within: 'Minutes after acceptance',
    cancellation_type: 'Fee is based on',
    cancellation_mode: 'Fee',
    cancellation_charge: 'Amount',
    cancellation_percent: 'Percentage',
    cancellation_above: 'Only for orders of at least',
  },
  help: {
    cancel_within: 'The earlier of the two applies. Before you accept an order, customers can always cancel for free.',
    cancellation_type: 'The fee is never more than this amount.',
    cancellation_above: 'Customers can cancel orders with a lower total for free.',
  },
  choice: {
    cancel_until: {
      1: 'The order is accepted',
      3: 'The kitchen starts',
      5: 'The order is ready',
    },
    cancellation_type: {
      with_order: 'The whole order',
      without_order: 'The delivery fee only',
    },
    cancellation_mode: {
      absolute: 'A fixed amount',
      percentage: 'A percentage',
    },
  },
  example: {
    title: 'What customers would pay',
    detail: 'If a customer cancels after you’ve accepted the order.',
    line: 'Order of %{total}, %{fee} of it delivery: %{charge}',
  },
  step: {
    with_order: 'order %{amount}',
    without_order: 'delivery fee %{amount}',
    below: 'below the minimum: %{amount}',
    absolute: 'fixed amount %{amount}',
    percentage: 'percentage %{amount}',
    capped: 'at most %{amount}',
  },
} satisfies SettingsTexts;
