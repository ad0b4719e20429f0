import type { OutgoingChannel } from '../messages/channels';

interface Described {
  /** The facts that its texts can name, in braces. */
  placeholders: readonly string[];
  channels: readonly OutgoingChannel[];
  /** It isn't about an open order or booking of theirs, so that they can unsubscribe from it. */
  isOptional?: true;
}

const ofBooking = {
  placeholders: ['name', 'store', 'at', 'persons', 'link'],
  channels: ['email', 'sms'],
} as const;

/** The messages that a store sends to its customers. Their texts can be the store's own, by language and channel. */
export const customerEvents = {
  booking_accepted: ofBooking,
  /** Replaces the confirmation and the reminder as long as guests owe a fee. */
  booking_fee_due: { placeholders: [...ofBooking.placeholders, 'fee', 'due'], channels: ofBooking.channels },
  booking_reminder: ofBooking,
  booking_changed: ofBooking,
  booking_cancelled: { placeholders: ['name', 'store', 'at', 'persons'], channels: ofBooking.channels },
  /** Their fee wasn't paid in time. */
  booking_released: { placeholders: ['name', 'store', 'at', 'persons', 'fee'], channels: ofBooking.channels },
  review_reply: { placeholders: ['name', 'store', 'number', 'reply'], channels: ['email'], isOptional: true },
} as const satisfies Record<string, Described>;

export type CustomerEvent = keyof typeof customerEvents;
export const customerEventNames = Object.keys(customerEvents) as CustomerEvent[];

/** The values of an event's placeholders. */
export type CustomerFacts<Event extends CustomerEvent = CustomerEvent> = Record<
  (typeof customerEvents)[Event]['placeholders'][number],
  string
>;

/** Whether an event has messages of a channel. */
export const isByChannel = (event: CustomerEvent, channel: OutgoingChannel): boolean =>
  (customerEvents[event].channels as readonly OutgoingChannel[]).includes(channel);

/** Whether customers can unsubscribe from an event. */
export const isOptional = (event: CustomerEvent): boolean => 'isOptional' in customerEvents[event];
