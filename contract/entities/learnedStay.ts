import { z } from 'zod';

/** How long the guests of parties of a size stayed, in minutes, in one part of the day. */
export const learnedStaySchema = z.object({
  persons: z.int(),
  part: z.enum(['afternoon', 'evening']),
  /** How many parties. */
  parties: z.int(),
  median: z.int(),
  /** Four of five parties had left by then. */
  most: z.int(),
});
export type LearnedStay = z.infer<typeof learnedStaySchema>;
