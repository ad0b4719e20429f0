import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect:
    'Applies to new orders. Open orders keep their price and times; only the time to accept and the late warnings also apply to them.',
  waiting:
    'Also applies to orders that are waiting now. Scheduled orders wait until their time. Orders you take yourself are accepted right away.',
  section: {
    taking: 'Taking orders',
    times: 'Times',
    answering: 'Accepting orders',
    clocks: 'Late warnings',
    handover: 'Handover',
    note: 'Note to customers',
  },
  field: {
    is_business: 'Take orders',
    is_delivery_on: 'Delivery',
    is_pickup_on: 'Pickup',
    is_table_on: 'Dine-in',
    minimum_order_price: 'Minimum order price',
    preparation_time: 'Preparation time',
    pickup_time: 'Minutes until a pickup is ready',
    delivery_time_min: 'Delivery takes at least',
    delivery_time: 'Delivery takes at most',
    is_ask_estimated_time_for_ready_order: 'Ask how many minutes when accepting',
    is_auto_accept: 'Accept automatically',
    answer_within: 'Minutes until a new order is rejected',
    change_answer_within: 'Minutes for the customer to approve a change',
    warn_before: 'Warn ahead by',
    collect_within: 'A ready pickup shows as not picked up after',
    is_confirmation_code_required_at_delivery: 'Ask for a code at delivery',
    is_confirmation_code_required_at_pickup: 'Ask for a code at pickup',
    customer_note: 'Note to customers',
  },
  help: {
    is_business: 'When this is off, no one can place an order, including you.',
    minimum_order_price: 'Applies to delivery and pickup. Fees and tips aren’t included.',
    preparation_time: 'We suggest it when you accept an order, and use it for promised times.',
    delivery_time: 'We use it for promised times.',
    delivery_time_min: 'Customers see the range between the two.',
    customer_note: 'Customers see it before they order. When you take an order yourself, we remind you to mention it.',
    answer_within:
      'If no one accepts or rejects an order in this time, it’s rejected and the customer’s payment is refunded.',
    change_answer_within: 'After that, the order stays as it was.',
    warn_before: 'An order’s time turns amber this long before it’s due.',
    collect_within: 'We count from the promised time.',
  },
} satisfies SettingsTexts;
