import { z } from 'zod';
import { erasedKinds, keptKinds } from '../erasure';
import { id, instant } from './shared';

/** Says what was erased about a customer and what is kept. It names the orders by number, because the customer's data is gone. */
export const erasureCertificateSchema = z.object({
  /** The audit log has it too. */
  _id: id,
  store_name: z.array(z.string()),
  erased_at: instant,
  erased_by: z.string(),
  order_numbers: z.array(z.int()),
  /** Kinds without any are left out. */
  erased: z.array(z.object({ kind: z.enum(erasedKinds), count: z.int().min(1) })),
  kept: z.array(z.enum(keptKinds)),
  /** For how many years the orders' sums are kept. */
  kept_years: z.int(),
});
export type ErasureCertificate = z.infer<typeof erasureCertificateSchema>;

/** A store's deletion, as its owner and the platform see it. */
export const storeDeletionSchema = z.object({
  requested_at: instant,
  /** Until then it can be cancelled. */
  due_at: instant,
});
export type StoreDeletion = z.infer<typeof storeDeletionSchema>;
