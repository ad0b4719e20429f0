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
  /** A new order that nobody answered. The message ends with what became of the payment and the table. */
  rejected: {
    within: 'Order %{number} was rejected: nobody answered within %{time}.',
    in_time: 'Order %{number} was rejected: nobody answered in time.',
    /** Notifications, below the order's number. */
    ending: 'Nobody has answered yet: it is about to be rejected.',
    push: 'Rejected: nobody answered in time.',
    card: 'The card payment of %{amount} was refunded.',
    cash: 'The payment of %{amount} was refunded.',
    unpaid: 'Nothing had been paid.',
    table: 'Table %{number} is free again.',
  },
  notice: {
    about: 'Order %{number}: %{text}',
    ending: 'Order %{number} is about to be rejected: nobody has answered it yet.',
    view: 'View',
    change_declined: 'Order %{number}: the customer declined the change.',
    change_expired: 'Order %{number}: the customer didn’t answer in time. The order is unchanged.',
  },
};
