import { businessDate, businessDay, type DayRules } from '../time';
import type { PaymentStatus } from './statuses';

/** The state of a booking that ended with its no-show, which undoing it needs. */
export interface NoShow {
  /** The end of the business day on which it was marked. */
  until: string;
  payment_status: PaymentStatus;
  extra_due: number;
  /** When the table would have been free again. */
  free_at: string | null;
  /** The refund that was made with it, if any. */
  refund_id: string | null;
}

/** Until when a no-show that is marked now can be undone. */
export const undoUntil = (now: Date, days: DayRules): Date => businessDay(businessDate(now, days), days).end;
