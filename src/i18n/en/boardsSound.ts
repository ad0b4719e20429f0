/** The boards' texts in the frame: sound, connection, announcements. */
export const boardsSound = {
  sound: {
    label: 'Sound: %{state}',
    on: 'on',
    off: 'off',
    blocked: 'blocked by the browser',
    title: 'Sound on this device',
    volume: 'Volume',
    mute: 'Mute',
    test: 'Test',
    test_cancel: 'Test cancellation sound',
    blocked_banner: 'Sound is off until you tap the page.',
    allow: 'Turn sound on',
  },
  connection: {
    live: 'Live',
    connecting: 'Connecting',
    cut_off: 'No connection',
    outage: 'Unavailable',
    too_many_tabs: 'Too many tabs',
  },
  announce: {
    changed: 'Order %{number} has changed',
    new: 'New order %{number}, %{type}, %{total}',
    cancelled: 'Order %{number} was cancelled by the customer',
    moved: 'Order %{number}: %{status}',
  },
  /** A new order that wasn't accepted in time. The message ends with what happens to the payment and the table. */
  rejected: {
    within: 'Order %{number} was rejected: no one accepted it within %{time}.',
    in_time: 'Order %{number} was rejected: no one accepted it in time.',
    /** Notification texts, shown below the order's number. */
    ending: 'Not accepted yet. It’s about to be rejected.',
    push: 'Rejected: not accepted in time.',
    card: 'The card payment of %{amount} was refunded.',
    cash: 'The payment of %{amount} was refunded.',
    unpaid: 'No payment was taken.',
    table: 'Table %{number} is available again.',
  },
  failure: {
    payment_failed: 'The card payment failed.',
    refund_failed: 'The refund failed at the payment gateway.',
  },
  notice: {
    ending: 'Order %{number} is about to be rejected. Accept it now.',
    view: 'View',
    review: 'New review: %{smart_count} star |||| New review: %{smart_count} stars',
    change_declined: 'Order %{number}: the customer declined the change.',
    change_expired: 'Order %{number}: the customer didn’t answer in time. The order is unchanged.',
  },
  /** Each is a sentence about one order. */
  event: {
    2061: 'Order %{number}: a delivery person accepted it',
    2062: 'Order %{number}: the delivery person is on the way to the store',
    2063: 'Order %{number}: the delivery person is at the store',
    2064: 'Order %{number}: the delivery person picked it up',
    2065: 'Order %{number}: it’s on its way to the customer',
    2066: 'Order %{number}: the delivery person is at the customer’s address',
    2067: 'Order %{number}: it was delivered',
    2068: 'Order %{number}: the customer cancelled it',
    2069: 'Order %{number}: no delivery person was found',
    2070: 'Order %{number}: new scheduled order',
    2071: 'Order %{number}: new order',
    2074: 'Order %{number}: the customer approved the change',
    2088: 'Order %{number}: its details have changed',
  },
  /** Several events of one kind, in one notice. */
  events: {
    new_order: '%{smart_count} new order |||| %{smart_count} new orders',
    ending: '%{smart_count} order is about to be rejected |||| %{smart_count} orders are about to be rejected',
    unanswered: '%{smart_count} order wasn’t accepted in time |||| %{smart_count} orders weren’t accepted in time',
    cancelled:
      '%{smart_count} order was cancelled by the customer |||| %{smart_count} orders were cancelled by customers',
    answer: '%{smart_count} customer answered a change |||| %{smart_count} customers answered a change',
    changed: '%{smart_count} order has changed |||| %{smart_count} orders have changed',
    courier: '%{smart_count} delivery update |||| %{smart_count} delivery updates',
    nobody_found: '%{smart_count} order has no delivery person |||| %{smart_count} orders have no delivery person',
    low_review: '%{smart_count} low review |||| %{smart_count} low reviews',
    document: '%{smart_count} message about a document |||| %{smart_count} messages about documents',
  },
  bell: { label: 'Notifications', unread: '%{smart_count} unread |||| %{smart_count} unread' },
};
