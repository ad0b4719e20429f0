import { z } from 'zod';
import { socialPurposes } from '../socialSignIn';
import { id, instant } from './shared';

/** Another service that people can sign in with. */
export const socialProviderSchema = z.object({
  /** Its place in the settings: 1 or 2. */
  position: z.int().min(1).max(2),
  /** Its name, as buttons show it. */
  label: z.string(),
});

/** Someone who has just signed in with another service, as that service describes them. */
export const socialTicketSchema = z.object({
  purpose: z.enum(socialPurposes),
  /** The service's name. */
  login_by: z.string(),
  /** Empty if the service doesn't say. */
  email: z.string(),
  /** Whether the service has verified the address. */
  is_email_verified: z.boolean(),
  /** Whether a registration needs no code for the address. */
  is_email_trusted: z.boolean(),
  first_name: z.string(),
  last_name: z.string(),
});
export type SocialTicket = z.infer<typeof socialTicketSchema>;

/** An account at another service that is linked to the caller's account. */
export const socialAccountSchema = z.object({
  _id: id,
  /** The service's name; its issuer, if it is no longer set up. */
  login_by: z.string(),
  /** The service's ID of the person, which never changes. */
  social_id: z.string(),
  /** The address at the service when it was linked. */
  email: z.string(),
  created_at: instant,
});
export type SocialAccount = z.infer<typeof socialAccountSchema>;
