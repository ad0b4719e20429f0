import { z } from 'zod';
import { text } from '../entities/shared';
import { messageLimits } from '../messageLimits';
import { referenceLanguages } from '../referenceLanguages';
import { outgoingChannels } from './channels';

/** A store's own text instead of the standard one. */
const ownTextSchema = z.object({
  channel: z.enum(outgoingChannels),
  language: z.enum(referenceLanguages),
  /** A mail's subject, and the first line of a text message. */
  title: text(messageLimits.titleMax),
  content: text(messageLimits.contentMax),
});
export type OwnText = z.infer<typeof ownTextSchema>;

/** Whether customers get an event's messages, and the store's own texts for it. */
export const eventTextsSchema = z.object({
  is_on: z.boolean(),
  texts: z.array(ownTextSchema).max(outgoingChannels.length * referenceLanguages.length),
});
export type EventTexts = z.infer<typeof eventTextsSchema>;
