import { z } from 'zod';
import { limits } from '../limits';
import { autoAssignments } from '../orders/orderRules';
import { version } from './shared';

/** How long somebody may think about an offer: shorter nobody can read it, longer the food gets cold. */
export const offerSeconds = z.int().min(limits.offerSecondsMin).max(limits.offerSecondsMax);
export const autoAssign = z.enum(autoAssignments);

/** What a store decided about finding delivery people; a part of its settings, and of their one version. */
export const dispatchSettingsSchema = z.object({
  version,
  auto_assign: autoAssign,
  offer_seconds: z.int(),
  /** Who last changed them; empty where nobody has. */
  updated_by: z.string(),
});
export type DispatchSettings = z.infer<typeof dispatchSettingsSchema>;
