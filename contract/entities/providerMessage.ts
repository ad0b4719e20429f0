import { z } from 'zod';
import { dispatchProviderSchema } from './provider';

/** One delivery person who moved, began or ended work, or took or ended a job. */
export const providerMoveSchema = dispatchProviderSchema.pick({
  _id: true,
  location: true,
  located_at: true,
  availability: true,
  open_orders: true,
});
export type ProviderMove = z.infer<typeof providerMoveSchema>;

/** The data of the event `providers`: only the people who changed. */
export const providerMessageSchema = z.object({ providers: z.array(providerMoveSchema) });
export type ProviderMessage = z.infer<typeof providerMessageSchema>;
