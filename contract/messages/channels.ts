/** The ways to send a message. */
export const outgoingChannels = ['email', 'sms'] as const;
export type OutgoingChannel = (typeof outgoingChannels)[number];
