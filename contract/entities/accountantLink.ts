import { z } from 'zod';
import { limits } from '../limits';
import { isDayWithin } from '../time';
import { earningSums, paid_out } from './earning';
import { date, id, instant } from './shared';

/** A month of business days, `YYYY-MM`. */
const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/);
/** One that request bodies accept. */
export const listMonth = month.refine((name) => isDayWithin(limits.listDays, `${name}-01`), { error: 'out of range' });

/** A link with which an accountant reads the bookkeeping, as its owner sees it. */
export const accountantLinkSchema = z.object({
  _id: id,
  /** Whom it was made for. */
  name: z.string(),
  created_at: instant,
  expires_at: instant,
  /** When it was last opened, or a month downloaded, to the hour; `null` if it never was. */
  last_used_at: instant.nullable(),
});
export type AccountantLink = z.infer<typeof accountantLinkSchema>;

/** The bookkeeping that a link opens: the sums of each month. */
export const accountantBooksSchema = z.object({
  store_name: z.array(z.string()),
  /** Whom the link was made for. */
  name: z.string(),
  expires_at: instant,
  currency: z.string(),
  timezone: z.string(),
  /** When the store's business day begins, in minutes after midnight. */
  day_starts_at: z.int(),
  /** From the first month with entries to the current one, the latest first. */
  months: z.array(
    z.object({
      month,
      /** Its last business day; of the current month, today. */
      until: date,
      ...earningSums,
      paid_out,
    }),
  ),
  /** Since when orders have to be placed for the ledger to have them; `null` once it has all. */
  complete_since: instant.nullable(),
});
export type AccountantBooks = z.infer<typeof accountantBooksSchema>;
