import { z } from 'zod';
import { accountLimits } from '../accountLimits';
import { limits } from '../limits';
import { instant } from './shared';

/** 32 random bytes, as we write them. Anything else is refused early. */
export const accountToken = z.string().regex(/^[\w-]{43}$/);

/** A one-time code; spaces are left out, as in a pasted "123 456". */
export const otp = z
  .string()
  .max(limits.codeMax)
  .overwrite((text) => text.replace(/\s/g, ''))
  .min(accountLimits.otpDigits)
  .max(accountLimits.otpDigits)
  .regex(/^\d*$/);

/**
 * The reply to an owner instead of a session while the store has to be verified: a ticket for the two calls that verify
 * it, and what is missing, masked.
 */
export const verificationSchema = z.object({
  ticket: z.string(),
  expires_at: instant,
  email: z.string().optional(),
  phone: z.string().optional(),
});
export type Verification = z.infer<typeof verificationSchema>;

/** A message, in a demo without a mail server. */
export const demoMessageSchema = z.object({ subject: z.string(), text: z.string() });

/** A code that was sent. */
export const sentCodeSchema = z.object({
  /** Where it went, masked. */
  recipient: z.string(),
  /** When the next one can be sent. */
  resend_at: instant,
  expires_at: instant,
  demo_message: demoMessageSchema.optional(),
});
export type SentCode = z.infer<typeof sentCodeSchema>;
