import { z } from 'zod';
import { outgoingChannels } from '../messages/channels';
import { id, instant } from './shared';

/** Subject of a message; each has its texts in `server/modules/outgoing/texts/<language>`, by audience. */
export const outgoingEvents = [
  'invitation',
  'support',
  'email_code',
  'phone_code',
  'registration_code',
  'registration_known',
  'registration_link',
  'new_password',
  'password_set',
  'email_changed',
  'phone_changed',
  'document_expiring',
  'summary',
  'bank_changed',
  'gateway_changed',
  'deletion_requested',
  'deletion_cancelled',
  'store_deleted',
  'store_abandoned',
  'factor_added',
  'factor_removed',
  'recovery_codes_new',
  'recovery_code_used',
  'passkey_refused',
  'new_device',
  'social_linked',
  'social_unlinked',
  'archive_requested',
  'trust_asked',
  'trust_changed',
  'recovery_asked',
  'recovery_begun',
  'recovery_waiting',
  'recovery_link',
  'recovery_stopped',
  'recovery_done',
  'handover_offer',
  'handover_begun',
  'handover_accepted',
  'handover_stopped',
  'handover_done',
  'booking_accepted',
  'booking_fee_due',
  'booking_reminder',
  'trial_ending',
  'invoice_paid',
  'payment_failed',
  'subscription_locked',
  'booking_changed',
  'booking_cancelled',
  'booking_released',
  'review_reply',
  'domain_proved',
  'domain_failing',
  'domain_ended',
  'domain_moved',
] as const;
export type OutgoingEvent = (typeof outgoingEvents)[number];

export const outgoingStates = ['waiting', 'sent', 'failed'] as const;

/** A mail or text message as the platform's administrators see it: without its text, which can have a code or a link. */
export const outgoingMessageSchema = z.object({
  _id: id,
  store_id: id.nullable(),
  channel: z.enum(outgoingChannels),
  event: z.enum(outgoingEvents),
  language: z.string(),
  /** Empty a day after a registration's mail. */
  recipient: z.string(),
  state: z.enum(outgoingStates),
  tries: z.int(),
  created_at: instant,
  sent_at: instant.nullable(),
  /** When it came back, as the platform reported. */
  bounced_at: instant.nullable(),
});
export type OutgoingMessage = z.infer<typeof outgoingMessageSchema>;
