import { and, eq } from 'drizzle-orm';
import type { OrderItem, OrderSnapshot } from '#contract/entities/order';
import { type ChangePlan, planChange } from '#contract/orders/changePlan';
import { paymentStatusOf, unpaidStatus } from '#contract/orders/refunds';
import { orderStatus } from '#contract/orders/statuses';
import type { Database } from '#server/db/database';
import { orderItems } from '#server/db/schema/orders';
import type { Actor } from '../actor';
import { type Back, giveBack } from '../money/giveBack';
import type { Happening } from '../orderEvent';
import type { OrderRow } from '../orderRecord';
import { lineRow } from '../placing/orderLines';

/** Before acceptance nobody cooks: whoever accepts sees the lines as they are. */
const isInKitchen = ({ order_status }: OrderRow): boolean => order_status !== orderStatus.NEW;

/** What the kitchen goes by until it says that it has seen the new lines. */
const seenItems = (row: OrderRow, own: OrderItem[], now: Date): Partial<OrderRow> =>
  isInKitchen(row) ? { seen_items: row.seen_items ?? own, items_changed_at: now } : {};

/** Where its payment stands then: what is added to what nobody has paid anything for is paid by nobody yet. */
function paymentAfter(row: OrderRow, { extra_due, total }: ChangePlan<OrderItem>): Partial<OrderRow> {
  if (row.paid_amount > 0) return { extra_due, payment_status: paymentStatusOf({ ...row, extra_due }) };
  return { payment_status: unpaidStatus(total) };
}

/**
 * Writes the lines that a change brings into a locked order, with what it does to money that was paid.
 *
 * @returns the plan as it was carried out, and what is left to write: the order's columns and its history
 */
export async function applyChange(
  tx: Database,
  row: OrderRow,
  order: OrderSnapshot,
  items: readonly OrderItem[],
  { actor, reason, now }: { actor: Actor; reason: string; now: Date },
): Promise<{ plan: ChangePlan<OrderItem>; set: Partial<OrderRow>; happenings: Happening[] }> {
  const plan = planChange(order, items);
  const { subtotal, tax, discount, total } = plan;
  await tx.delete(orderItems).where(and(eq(orderItems.store_id, row.store_id), eq(orderItems.order_id, row.id)));
  await tx.insert(orderItems).values(plan.items.map((line) => lineRow(row, line)));
  const set = { subtotal, tax, discount, total, ...paymentAfter(row, plan), ...seenItems(row, order.items, now) };
  if (plan.refund === 0) return { plan, set, happenings: [] };
  const money: Back = { kind: 'change', amount: plan.refund, lines: [], reason };
  const back = await giveBack(tx, { ...row, extra_due: plan.extra_due }, money, actor, now);
  return { plan, set: { ...set, ...back.set }, happenings: [back.happening] };
}
