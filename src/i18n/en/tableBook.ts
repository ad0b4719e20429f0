/** The book: the table bookings of a day. */
const tableBook = {
  bookings: 'Bookings by time',
  details: 'Details',
  book: 'New booking',
  walk_in: 'Seat guests now',
  none_free: 'No table is free for them now.',
  seats: '%{min}–%{max} people',
  day: { label: 'Day', earlier: 'Previous day', later: 'Next day', today: 'Today' },
  view: { label: 'View', list: 'List', timeline: 'Timeline' },
  sums: {
    bookings: '%{smart_count} booking |||| %{smart_count} bookings',
    guests: '%{smart_count} guest |||| %{smart_count} guests',
  },
  covers: {
    label: 'Guests',
    at: '%{smart_count} guest comes at %{time} |||| %{smart_count} guests come at %{time}',
  },
  state: {
    requested: 'Not confirmed yet',
    expected: 'Expected',
    due: 'Due now',
    late: '%{time} late',
    seated: 'Seated, %{time} left',
    over: 'Seated, %{time} over',
    finished: 'Finished',
    no_show: 'No-show',
    cancelled: 'Cancelled',
    rejected: 'Rejected',
  },
  late: {
    title: 'Late guests and no-shows',
    count: '%{smart_count} late |||| %{smart_count} late',
    no_shows: '%{smart_count} no-show |||| %{smart_count} no-shows',
  },
  action: {
    accept: 'Accept',
    arrived: 'Arrived',
    complete: 'Complete',
    no_show: 'No-show',
    no_show_fee: 'No-show · %{fee}',
    no_fee: 'No-show, no fee',
    undo_no_show: 'Undo',
    of: '%{action}: %{name}',
  },
  move: {
    chosen: 'Chosen booking',
    tap: 'Tap a time at a table to move this booking there.',
    keys: 'Alt and an arrow key move the booking to another time or table.',
    stop: 'Deselect',
    done: '%{name}: now table %{table} at %{time}',
    undone: '%{name}: back at table %{table} at %{time}',
    refused: '%{name} wasn’t moved. %{reason}',
  },
  empty: { title: 'No bookings on this day', detail: 'New bookings appear here at once.' },
  error: {
    title: 'The bookings couldn’t be loaded',
    detail: 'Check the connection and try again.',
  },
};

export const texts = { tableBook };
