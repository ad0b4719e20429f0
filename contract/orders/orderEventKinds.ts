import type { OverridableRule } from './overrides';

/**
 * The kinds of entries in an order's history; all but `moved` leave both statuses unchanged, except that `round_added`
 * takes a ready order back to the kitchen. `answer_ending`: the last part of the store's time to answer began.
 */
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
  'paid',
  'authorized',
  'payment_failed',
  'refund_failed',
  'refund_settled',
  'table_changed',
  'persons_changed',
  'time_changed',
  'address_changed',
  'position_changed',
  'note_changed',
  'phone_changed',
  'became_pickup',
  'rules_overridden',
  'answer_ending',
  'guests_confirmed',
  'round_added',
  'round_started',
  'round_ready',
  'round_recalled',
  'fee_paid_in_cash',
  'fee_waived',
] as const;
export type OrderEventKind = (typeof orderEventKinds)[number];

/** Changes that concern the delivery person on their way. */
export const deliveryCorrections = [
  'time_changed',
  'address_changed',
  'position_changed',
  'note_changed',
  'phone_changed',
] as const satisfies readonly OrderEventKind[];

/** The state of a change of lines. A change by the store to its own order is `accepted` immediately. */
export const changeStates = ['proposed', 'accepted', 'declined', 'withdrawn', 'expired'] as const;
export type ChangeState = (typeof changeStates)[number];

/**
 * Details of an event besides who and when: the change or the refund it is about, the amount paid, a corrected detail
 * before and after.
 */
export interface OrderEventDetail {
  change_id?: string;
  refund_id?: string;
  before?: string;
  after?: string;
  /** In minor units; for a payment. */
  amount?: number;
  /** The rules that staff overrode. */
  rules?: OverridableRule[];
  /** The round that it is about. */
  round?: number;
}
