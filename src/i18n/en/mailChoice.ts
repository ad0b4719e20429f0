/** The page on which customers unsubscribe from mail of a store. */
export const mailChoice = {
  page: 'Unsubscribe',
  title: 'Emails from %{store}',
  loading: 'Loading your choice',
  over: 'This link doesn’t work, or it’s incomplete.',
  subscribed: '%{email} gets emails about replies to your reviews.',
  unsubscribed: '%{email} no longer gets emails about replies to your reviews.',
  orders: 'Emails about your orders and bookings will still arrive.',
  unsubscribe: 'Unsubscribe',
  undo: 'Undo',
};
