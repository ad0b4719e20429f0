/** Notifications on this device while Storedesk is closed. */
export const push = {
  title: 'Notifications',
  explain:
    'This device can notify you about new orders, cancellations and low reviews, even while Storedesk is closed.',
  turn_on: 'Turn on',
  is_on: 'On for this device',
  registering: 'Turning on…',
  unreached: 'Allowed, but this device couldn’t be registered. You won’t be notified while Storedesk is closed.',
  blocked: 'Blocked by the browser. Allow notifications for this site in its settings.',
  failed: 'Couldn’t turn on notifications. Try again later.',
  offer: 'Get notified about orders when Storedesk is closed?',
  waiting: 'You tapped a notification',
};
