import { z } from 'zod';
import { limits } from '../limits';

/** A change of many prices: by an amount in minor units, or by percent; then rounded to a whole multiple of `round_to`. */
export const priceChangeSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('amount'),
    value: z.int().min(-limits.amountMax).max(limits.amountMax),
    round_to: z.int().min(1).max(1_000_000).default(1),
  }),
  z.strictObject({
    kind: z.literal('percent'),
    value: z.number().min(-100).max(1_000).multipleOf(0.001),
    round_to: z.int().min(1).max(1_000_000).default(1),
  }),
]);
export type PriceChange = z.input<typeof priceChangeSchema>;
