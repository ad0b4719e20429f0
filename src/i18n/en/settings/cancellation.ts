import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'New orders from now on; an order keeps the policy it was placed with.',
  section: {
    limit: 'Until when',
    charge: 'Charge',
  },
  field: {
    cancel_until: 'Customers can cancel until',
    cancel_within: 'Minutes after acceptance',
    cancellation_type: 'Charge is measured by',
    cancellation_mode: 'Charge',
    cancellation_charge: 'Amount',
    cancellation_percent: 'Percentage',
    cancellation_above: 'Only for orders from',
  },
  help: {
    cancel_within:
      'Whichever of the two comes first. Before you accept an order, customers can always cancel it free of charge.',
    cancellation_type: 'The charge is never more than this sum.',
    cancellation_above: 'Orders with a lower total are cancelled free of charge.',
  },
  choice: {
    cancel_until: {
      1: 'it is accepted',
      3: 'the kitchen starts',
      5: 'it is ready',
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
    title: 'What would be charged',
    detail: 'If a customer cancels after you have accepted.',
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
