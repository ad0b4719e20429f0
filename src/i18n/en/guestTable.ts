/** The page of the QR code on a table, where guests can’t order themselves. */
export const guestTable = {
  page: 'Your table',
  title: 'Welcome to %{store}',
  loading: 'Loading your table',
  detail: 'This is table %{number}. Please order with the staff.',
  over: 'This code is no longer valid. Please ask the staff.',
};
