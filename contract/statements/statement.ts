import { z } from 'zod';
import { date, instant } from '../entities/shared';
import { partySchema, periodSchema, sectionSchema, taxSchema } from './parts';

const amount = z.int();

/** The account of a period: what a store earned, what it was paid, and what it is still due. */
export const statementSchema = z.object({
  kind: z.literal('statement'),
  number: z.string(),
  issued_at: instant,
  store: partySchema,
  owner_name: z.string(),
  period: periodSchema,
  /** When the store's business day begins, in minutes after midnight. */
  day_starts_at: z.int(),
  timezone: z.string(),
  currency: z.string(),
  /** Still due at the end of the period before. */
  balance_before: amount,
  /** Money that the store holds already is in the section `cash`. */
  sections: z.array(sectionSchema),
  taxes: z.array(taxSchema),
  /** `account`: masked, as the app shows it. */
  payouts: z.array(z.object({ day: date, amount, account: z.string(), reference: z.string() })),
  /** The cash that each person who takes cash had to hand in, and the cash that was counted. */
  cash_counts: z.array(z.object({ person: z.string(), expected: amount, counted: amount })),
  /** See `sealOf`: SHA-256 in hexadecimal digits. */
  seal: z.object({ hash: z.string(), previous: z.string().nullable(), entries: z.int() }),
});
export type Statement = z.infer<typeof statementSchema>;
