import { and, eq } from 'drizzle-orm';
import type { OrderItem, OrderSnapshot } from '#contract/entities/order';
import { type ChangePlan, planChange } from '#contract/orders/changePlan';
import type { OrderRules } from '#contract/orders/orderRules';
import { paymentStatusOf, unpaidStatus } from '#contract/orders/refunds';
import { orderStatus } from '#contract/orders/statuses';
import type { Database } from '#server/db/database';
import { orderItems } from '#server/db/schema/orders';
import type { Actor } from '../actor';
import { type NewRefund, writeRefund } from '../money/orderRefunds';
import { estimatedReadyAt, roundColumns } from '../moves/moveEffects';
import type { Happening } from '../orderEvent';
import type { OrderRow } from '../orderRecord';
import { lineRow } from '../placing/orderLines';
import { seenWithRound, sortIntoRounds } from './sortIntoRounds';

/** The kitchen doesn't start before the order is accepted, and the person who accepts it sees the current lines. */
const isInKitchen = ({ order_status }: OrderRow): boolean => order_status !== orderStatus.NEW;

/** The lines the kitchen works from until it marks the new ones as seen. */
const seenItems = (row: OrderRow, items: OrderItem[], now: Date): Partial<OrderRow> =>
  isInKitchen(row) ? { seen_items: row.seen_items ?? items, items_changed_at: now } : {};

/** The payment state afterwards: if nothing has been paid yet, the added amount is unpaid too. */
function paymentAfter(row: OrderRow, { extra_due, total }: ChangePlan<OrderItem>): Partial<OrderRow> {
  if (row.paid_amount > 0) return { extra_due, payment_status: paymentStatusOf({ ...row, extra_due }) };
  return { payment_status: unpaidStatus(total, row.payment_status) };
}

/** The first dishes of guests who sit: the kitchen begins now, also if they came before the time of their booking. */
const firstDishes = (row: OrderRow, rules: OrderRules, now: Date): Partial<OrderRow> => {
  const schedule_at = row.order_status === orderStatus.ARRIVED ? null : row.schedule_at;
  return { estimated_ready_at: estimatedReadyAt({ ...row, schedule_at }, { rules, now }) };
};

interface AppliedChange {
  plan: ChangePlan<OrderItem>;
  set: Partial<OrderRow>;
  happenings: Happening[];
  begun: number | undefined;
}

/**
 * Writes a change's lines into a locked order and applies its effect on paid money.
 *
 * @param order with the current state of its offer (`withCurrentOffer`)
 * @returns the plan as carried out, and what remains to be written: the order's columns, its history, and the round that it began
 */
export async function applyChange(
  tx: Database,
  row: OrderRow,
  order: OrderSnapshot,
  items: readonly OrderItem[],
  { actor, reason, rules, now }: { actor: Actor; reason: string; rules: OrderRules; now: Date },
): Promise<AppliedChange> {
  const planned = planChange(order, items);
  const sorted = sortIntoRounds(row, order, planned.items, { rules, now });
  const plan = { ...planned, items: sorted?.items ?? planned.items };
  const begun = sorted?.begun;
  const { subtotal, tax, discount, fee_charged, fee_tax, total } = plan;
  await tx.delete(orderItems).where(and(eq(orderItems.store_id, row.store_id), eq(orderItems.order_id, row.id)));
  await tx.insert(orderItems).values(plan.items.map((line) => lineRow(row, line)));
  const promo = order.promo ?? null;
  const set = {
    subtotal,
    tax,
    discount,
    fee_charged,
    fee_tax,
    total,
    promo,
    ...paymentAfter(row, plan),
    ...(sorted && begun !== undefined
      ? seenWithRound(row, order.items, sorted, now)
      : seenItems(row, order.items, now)),
    ...(order.items.length === 0 && row.accepted_at ? firstDishes(row, rules, now) : {}),
    ...(sorted && { ...roundColumns(sorted), order_status: sorted.order_status }),
  };
  if (plan.refund === 0) return { plan, set, happenings: [], begun };
  const money: NewRefund = { kind: 'change', amount: plan.refund, lines: [], reason };
  const written = await writeRefund(tx, { ...row, extra_due: plan.extra_due }, money, actor, now);
  return { plan, set: { ...set, ...written.set }, happenings: [written.happening], begun };
}
