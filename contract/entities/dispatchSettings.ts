import { z } from 'zod';
import { limits } from '../limits';
import { autoAssignments } from '../orders/orderRules';
import { version } from './shared';

/** How long an offer stays open: people can't read it in less time, and with more the food gets cold. */
export const offerSeconds = z.int().min(limits.offerSecondsMin).max(limits.offerSecondsMax);
export const autoAssign = z.enum(autoAssignments);

/** A store's rules for finding delivery people; part of its settings, with the same version. */
export const dispatchSettingsSchema = z.object({
  version,
  auto_assign: autoAssign,
  offer_seconds: z.int(),
  /** Who last changed them; empty if no one has. */
  updated_by: z.string(),
});
export type DispatchSettings = z.infer<typeof dispatchSettingsSchema>;
