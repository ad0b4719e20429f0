import { z } from 'zod';
import { date, instant } from '../entities/shared';
import { partySchema, periodSchema, sectionSchema } from './parts';

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
  /** Money that the store holds already is in the section `cash`, and what it owes to others in `owed`, with tax by rate. */
  sections: z.array(sectionSchema),
  /** Below zero: returned by the bank. */
  payouts: z.array(z.object({ day: date, amount, reference: z.string() })),
  /** The cash that each person who takes cash had to hand in, and the cash that was counted. */
  cash_counts: z.array(z.object({ person: z.string(), expected: amount, counted: amount })),
  /** See `sealOf`: SHA-256 in hexadecimal digits, of so many entries. */
  seal: z.object({ hash: z.string(), previous: z.string().nullable(), entries: z.int() }),
});
export type Statement = z.infer<typeof statementSchema>;
