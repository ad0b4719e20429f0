/** What an order's history tells of; all but `moved` leave both statuses where they are. */
export const orderEventKinds = [
  'moved',
  'edited',
  'change_proposed',
  'change_accepted',
  'change_declined',
  'change_withdrawn',
  'change_expired',
  'change_seen',
  'refunded',
  'table_changed',
  'time_changed',
  'became_pickup',
] as const;
export type OrderEventKind = (typeof orderEventKinds)[number];

/** How long the customer has to answer a change, in minutes. */
export const changeAnswerMinutes = 5;

/** Where a change of the lines stands. One that the store made of its own order is `accepted` at once. */
export const changeStates = ['proposed', 'accepted', 'declined', 'withdrawn', 'expired'] as const;
export type ChangeState = (typeof changeStates)[number];

/** What an event tells beside who and when: the change or the refund it is about, a table or a time before and after. */
export interface OrderEventDetail {
  change_id?: string;
  refund_id?: string;
  before?: string;
  after?: string;
}
