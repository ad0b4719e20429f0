import { z } from 'zod';
import { limits } from '../limits';
import { version } from './shared';

export const answerWithin = z.int().min(limits.answerMinutesMin).max(limits.answerMinutesMax);

/** A store's rules for taking orders; part of its settings, with the same version. */
export const orderSettingsSchema = z.object({
  version,
  /** Minutes after which an unanswered new order is rejected; 0 never, which only the platform can set. */
  answer_within: z.int(),
  /** Who last changed them; empty if no one has. */
  updated_by: z.string(),
});
export type OrderSettings = z.infer<typeof orderSettingsSchema>;
