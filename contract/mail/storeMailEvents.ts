import type { OutgoingEvent } from '../entities/outgoingMessage';

/** Mails to a store's customers, which its own server sends if it has one. All others are the installation's. */
export const storeMailEvents = ['booking_accepted', 'booking_reminder'] as const satisfies readonly OutgoingEvent[];
