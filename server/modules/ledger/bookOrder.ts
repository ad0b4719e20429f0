import type { LedgerActor } from '#contract/entities/ledger';
import type { OrderItem } from '#contract/entities/order';
import type { LedgerOrder } from '#contract/ledger/ledgerOrder';
import { type AtGateway, bookedStep } from '#contract/ledger/orderEvents';
import type { Pieces } from '#contract/orders/refunds';
import { isFinal } from '#contract/orders/statuses';
import type { Database } from '#server/db/database';
import type { orders } from '#server/db/schema/orders';
import { type LedgerRows, ledgerRows } from './ledgerRows';
import { takeBackEnd } from './takeBackEnd';
import { writeLedger } from './writeLedger';

/** An order's row. A new one has no number yet. */
export type BookedOrder = Omit<typeof orders.$inferSelect, 'unique_id' | 'customer_key'>;

/** An order as the rules of the ledger see it. */
export const asLedgerOrder = (row: BookedOrder, items: LedgerOrder['items']): LedgerOrder => ({
  ...row,
  items,
  promo: row.promo ?? null,
});

/** A step of an order, with what happened in it. */
export interface BookedStep {
  before: BookedOrder;
  after: BookedOrder;
  /** Its lines after the step. */
  items: readonly OrderItem[];
  actor: LedgerActor;
  /** The refund that was made in the step, and the pieces that it is for. */
  refundId?: string | undefined;
  pieces?: readonly Pieces[] | undefined;
  /** Who took the cash of the handover: a delivery person, or `null` for the store. */
  cashWith?: string | null;
  atGateway?: AtGateway;
}

/** The lines before pieces of them were refunded. */
const itemsBefore = (items: readonly OrderItem[], pieces: readonly Pieces[]): OrderItem[] =>
  items.map((item) => {
    const back = pieces.find(({ line }) => line === item.line)?.quantity ?? 0;
    return { ...item, refunded_quantity: item.refunded_quantity - back };
  });

/** The rows for a step of an order; none for a test order, which isn't a sale (ADR 0071). */
function stepRows(
  { before, after, items, actor, refundId, pieces = [], cashWith = null, atGateway }: BookedStep,
  now: Date,
) {
  const none: LedgerRows = { transactions: [], entries: [] };
  if (after.is_test) return none;
  const booked = bookedStep({
    before: asLedgerOrder(before, itemsBefore(items, pieces)),
    after: asLedgerOrder(after, items),
    ...{ refundId, cashWith, atGateway },
  });
  const { store_id, currency, id: order_id, commission_terms } = after;
  const about = { store_id, currency, order_id, terms_id: commission_terms?._id ?? null };
  return ledgerRows(booked, { ...about, at: now, effective_at: now, by: actor });
}

/** Whether an ended order is open again: the only step that takes back what was booked. */
const isReopened = ({ before, after }: BookedStep): boolean =>
  isFinal(before.order_status) && !isFinal(after.order_status);

/** Whether a step touches money: it was paid, it went back, or the order ended. */
const isBooked = ({ before, after }: BookedStep): boolean =>
  after.paid_amount !== before.paid_amount ||
  after.refunded !== before.refunded ||
  (!isFinal(before.order_status) && isFinal(after.order_status));

/** Books a step of a locked order, in the transaction that writes it. */
export async function bookStep(tx: Database, step: BookedStep, now: Date): Promise<void> {
  if (isReopened(step)) await takeBackEnd(tx, step, now);
  else if (isBooked(step)) await writeLedger(tx, stepRows(step, now));
}

/** The rows for a new order, which are written with it: what was paid when it was placed. */
export const placedRows = (order: BookedOrder, actor: LedgerActor, now: Date): LedgerRows =>
  stepRows({ before: { ...order, paid_amount: 0 }, after: order, items: [], actor }, now);
