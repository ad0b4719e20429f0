/** The notification center in the top bar. */
export const notifications = {
  title: 'Notifications',
  mark_all: 'Mark all read',
  empty: 'No notifications yet',
  empty_detail: 'Events of the last 7 days appear here.',
  today: 'Today',
  yesterday: 'Yesterday',
  unread: 'Unread',
  settings: 'Notification settings',
  kinds: 'How this device announces events',
  channel: { sound: 'Sound', notice: 'On screen', list: 'List only' },
  kind: {
    new_order: 'New order',
    ending: 'Order about to be rejected',
    unanswered: 'Order not accepted in time',
    cancelled: 'Order cancelled by the customer',
    answer: 'Customer’s answer to a change',
    changed: 'Order changed',
    courier: 'Delivery updates',
    nobody_found: 'No delivery person found',
    low_review: 'Low review',
    document: 'Store documents',
  },
  jumps: 'Open events from any page',
  jumps_detail:
    'After 30 seconds without use, a board opens the page of a new event. Turn this on to let every page do that, unless something is open or unsaved.',
};
