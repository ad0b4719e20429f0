/** Notifications of this device, while the product is closed. */
export const push = {
  title: 'Notifications',
  explain: 'This device can tell you of new orders and cancellations, even while Storedesk is closed.',
  turn_on: 'Turn on',
  not_now: 'Not now',
  is_on: 'On for this device',
  registering: 'Turning on…',
  unreached: 'Allowed here, but this device could not be registered. Nothing is announced while Storedesk is closed.',
  retry: 'Try again',
  blocked: 'Blocked by the browser. Allow notifications for this address in its settings.',
  failed: 'Notifications could not be turned on. Please try again later.',
  offer_title: 'Hear of orders while Storedesk is closed?',
  offer_detail:
    'This device then notifies you of new orders and cancellations. You can also turn it on later, at the bell.',
  waiting: 'The order from the notification',
};
