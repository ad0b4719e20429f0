import type { OrderItem, OrderSnapshot } from '#contract/entities/order';
import { lineChanges } from '#contract/orders/lineChanges';
import { intoRounds } from '#contract/orders/moveRounds';
import type { OrderRules } from '#contract/orders/orderRules';
import { readyBy } from '#contract/orders/urgency';
import { estimatedReadyAt } from '../moves/moveEffects';
import type { OrderRow } from '../orderRecord';

/**
 * Sorts an order's changed lines into rounds. One that begins now has as much time as a new order.
 *
 * @returns `null` for an order without rounds
 */
export function sortIntoRounds(
  row: OrderRow,
  order: OrderSnapshot,
  lines: readonly OrderItem[],
  { rules, now }: { rules: OrderRules; now: Date },
) {
  const first = {
    at: order.accepted_at ?? order.created_at,
    ready_by: readyBy(order, rules).toISOString(),
    ready_at: order.ready_at,
  };
  const ready_by = estimatedReadyAt({ ...row, schedule_at: null, busy_minutes: 0 }, { rules, now });
  return intoRounds(order, lines, first, { at: now.toISOString(), ready_by: ready_by.toISOString() });
}

/** The lines that the kitchen has seen, if a round begins: its own too, which the boards show as a round. */
export function seenWithRound(
  row: OrderRow,
  before: readonly OrderItem[],
  { items, begun }: NonNullable<ReturnType<typeof sortIntoRounds>>,
  now: Date,
): Partial<OrderRow> {
  const seen_items = [...(row.seen_items ?? before), ...items.filter(({ round }) => round === begun)];
  return lineChanges(seen_items, items).length === 0
    ? { seen_items: null, items_changed_at: null }
    : { seen_items, items_changed_at: row.items_changed_at ?? now };
}
