import { z } from 'zod';
import { date, instant } from '../entities/shared';
import { partySchema, periodSchema, sectionSchema, taxSchema } from './parts';

const amount = z.int();

/** A bill for what the platform sold to a store. Its lines are without tax. */
export const invoiceSchema = z.object({
  kind: z.literal('invoice'),
  number: z.string(),
  issued_at: instant,
  due_on: date.nullable(),
  seller: partySchema,
  customer: partySchema,
  /** The days that it is for; `null` if it isn't for a period. */
  period: periodSchema.nullable(),
  timezone: z.string(),
  currency: z.string(),
  sections: z.array(sectionSchema),
  taxes: z.array(taxSchema),
  /** Paid before it was issued. */
  paid: amount,
  /** The buyer owes the tax. */
  is_reverse_charge: z.literal(true).optional(),
  /** The number of the invoice that this credit note takes back. */
  credit_of: z.string().optional(),
  /** Where to pay what is due; `null` if it is collected. */
  bank: z.object({ holder: z.string(), account: z.string(), code: z.string() }).nullable(),
});
export type Invoice = z.infer<typeof invoiceSchema>;
