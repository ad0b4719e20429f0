import { z } from 'zod';
import { id } from './shared';

/**
 * How far a message to the operator has come: `mailed` to its address, `waiting` for the mail to leave, or `kept` where
 * the server sends no mail and it is read where it lies.
 */
export const supportMessageStates = ['mailed', 'waiting', 'kept'] as const;
export type SupportMessageState = (typeof supportMessageStates)[number];

/** A message from an account to the operator. */
export const supportMessageSchema = z.object({
  _id: id,
  text: z.string(),
  page: z.string(),
  created_at: z.string(),
  state: z.enum(supportMessageStates),
});
export type SupportMessage = z.infer<typeof supportMessageSchema>;
