import { z } from 'zod';
import { id } from './shared';

/**
 * The state of a message to the operator: `mailed` to their address, `waiting` to be mailed, or `kept` in the database
 * because the server sends no mail or has given up.
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
