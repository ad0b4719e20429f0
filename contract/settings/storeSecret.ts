import { z } from 'zod';
import { instant } from '../entities/shared';
import { limits } from '../limits';

/** A secret as it is sent: a text sets or replaces it, an empty one removes it. */
export const typedSecret = z.string().max(limits.secretMax);

/**
 * A secret as a reply shows it: that there is one, and for the owner its last characters, by which two can be told
 * apart. `null` if none is set.
 */
export const shownSecret = z.object({ last: z.string(), set_at: instant }).nullable();
export type ShownSecret = z.output<typeof shownSecret>;
