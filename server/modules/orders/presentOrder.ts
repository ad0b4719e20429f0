import type { Order, OrderItem, OrderSnapshot, PendingChange } from '#contract/entities/order';
import { allowedActions } from '#contract/orders/allowedActions';
import { planChange } from '#contract/orders/changePlan';
import type { OrderFacts } from '#contract/orders/guards';
import { lineChanges } from '#contract/orders/lineChanges';
import { isEditable } from '#contract/orders/operations';
import type { OrderRules } from '#contract/orders/orderRules';
import { turnedDown } from '#contract/orders/statuses';
import { expectedAt, promisedAt } from '#contract/orders/urgency';
import { fullName } from '#contract/providers/fullName';
import type { Session } from '#server/http/handler';
import type { OrderRecord, OrderRow } from './orderRecord';

const instant = (value: Date | null): string | undefined => value?.toISOString();

/** A pending change, with the order's current totals: the delivery fee may have been removed since the customer was asked. */
function pendingChange({ order, lines: own, lastChange }: OrderRecord): PendingChange | undefined {
  if (lastChange?.state !== 'proposed') return undefined;
  const { total, lines } = planChange({ ...order, items: own }, lastChange.items ?? []);
  return {
    _id: lastChange.id,
    proposed_by: lastChange.by,
    proposed_at: new Date(lastChange.proposed_at).toISOString(),
    expires_at: new Date(lastChange.expires_at).toISOString(),
    total,
    lines: lines.length,
  };
}

/** Shows that the customer declined a change, until another is requested or the order can't be changed. */
function refusedChange({ order, lastChange }: OrderRecord): OrderSnapshot['refused_change'] {
  const { state, settled_at, answer } = lastChange ?? {};
  const isRefused = state === 'declined' || state === 'expired';
  if (!isRefused || !settled_at || !isEditable(order)) return undefined;
  return { state, at: new Date(settled_at).toISOString(), answer: answer ?? undefined };
}

/** Returns the lines that are new to the kitchen: those that differ from the ones it last saw. */
function unseenChange(
  { seen_items, items_changed_at }: Pick<OrderRow, 'seen_items' | 'items_changed_at'>,
  lines: OrderItem[],
): OrderSnapshot['unseen_change'] {
  if (!seen_items || !items_changed_at) return undefined;
  const changed = lineChanges(seen_items, lines);
  return changed.length > 0 ? { at: items_changed_at.toISOString(), lines: changed } : undefined;
}

/** Who declined, if no one has the order for that reason. */
const presentDeclined = ({ order: { delivery_status }, declined }: OrderRecord): OrderSnapshot['declined_by'] =>
  declined && delivery_status !== null && turnedDown.includes(delivery_status)
    ? { name: declined.name, count: declined.ids.length }
    : undefined;

/** An order as every reader sees it. */
export function presentOrder(record: OrderRecord): OrderSnapshot {
  const { order: row, provider, lines, offer } = record;
  return {
    _id: row.id,
    unique_id: row.unique_id,
    is_test: row.is_test || undefined,
    version: row.version,
    order_type: row.order_type,
    order_status: row.order_status,
    delivery_status: row.delivery_status,
    payment_status: row.payment_status,
    paid_by: row.paid_by,
    customer: {
      name: row.customer_name,
      country_phone_code: row.customer_country_phone_code,
      phone: row.customer_phone,
      email: row.customer_email ?? undefined,
    },
    // An order changed to pickup keeps its address in the database but doesn't show it.
    delivery_address: row.order_type === 'delivery' ? (row.delivery_address ?? undefined) : undefined,
    table_id: row.table_id ?? undefined,
    table_number: row.table_number ?? undefined,
    table_ids: row.joined_tables?.map(({ id }) => id) ?? (row.table_id === null ? undefined : [row.table_id]),
    table_numbers:
      row.joined_tables?.map(({ number }) => number) ?? (row.table_number === null ? undefined : [row.table_number]),
    persons: row.persons ?? undefined,
    is_seated: record.is_seated || undefined,
    free_at: instant(row.free_at),
    items: lines,
    rounds: row.rounds ?? undefined,
    order_comment: row.order_comment ?? undefined,
    delivery_comment: row.delivery_comment ?? undefined,
    schedule_at: instant(row.schedule_at),
    busy_minutes: row.busy_minutes || undefined,
    estimated_ready_at: instant(row.estimated_ready_at),
    created_at: row.created_at.toISOString(),
    accepted_at: instant(row.accepted_at),
    ready_at: instant(row.ready_at),
    delivered_at: instant(row.delivered_at),
    ended_at: instant(row.ended_at),
    updated_at: row.updated_at.toISOString(),
    updated_by: row.updated_by,
    undo_until: row.no_show?.until,
    reason: row.reason ?? undefined,
    is_confirmation_code_required: row.is_confirmation_code_required,
    subtotal: row.subtotal,
    tax: row.tax,
    tax_included: row.tax_included,
    delivery_fee: row.delivery_fee,
    // An order changed to pickup no longer has a fee.
    delivery_fee_breakdown: row.order_type === 'delivery' ? (row.delivery_fee_breakdown ?? undefined) : undefined,
    tip_amount: row.tip_amount,
    discount: row.discount,
    promo: row.promo ?? undefined,
    booking_fee: row.booking_fee ?? undefined,
    fee_due_at: instant(row.fee_due_at),
    fee_charged: row.fee_charged || undefined,
    cancellation_charge: row.cancellation_charge,
    cancellation_policy: row.cancellation_policy ?? undefined,
    total: row.total,
    currency: row.currency,
    paid_amount: row.paid_amount,
    refunded: row.refunded,
    extra_due: row.extra_due,
    pending_change: pendingChange(record),
    refused_change: refusedChange(record),
    unseen_change: unseenChange(row, lines),
    placed_by: row.placed_by,
    guest_confirmed_at: instant(row.guest_confirmed_at),
    provider: provider
      ? {
          _id: provider.id,
          name: fullName(provider),
          phone: `${provider.country_phone_code} ${provider.phone}`,
        }
      : undefined,
    declined_by: presentDeclined(record),
    declined_ids: record.declined?.ids,
    delivery_offer: offer
      ? {
          ...offer,
          offered_at: new Date(offer.offered_at).toISOString(),
          expires_at: new Date(offer.expires_at).toISOString(),
        }
      : undefined,
  };
}

/** The part of a row that decides how it can move. */
export const factsOf = (
  row: Pick<
    OrderRow,
    | 'order_type'
    | 'order_status'
    | 'delivery_status'
    | 'created_at'
    | 'accepted_at'
    | 'schedule_at'
    | 'placed_by'
    | 'cancellation_policy'
    | 'is_test'
    | 'no_show'
    | 'rounds'
    | 'fee_due_at'
    | 'paid_amount'
  >,
): OrderFacts => ({
  order_type: row.order_type,
  order_status: row.order_status,
  delivery_status: row.delivery_status,
  created_at: row.created_at.toISOString(),
  accepted_at: instant(row.accepted_at),
  schedule_at: instant(row.schedule_at),
  placed_by: row.placed_by,
  cancellation_policy: row.cancellation_policy ?? undefined,
  is_test: row.is_test,
  undo_until: row.no_show?.until,
  rounds: row.rounds,
  fee_due_at: instant(row.fee_due_at),
  paid_amount: row.paid_amount,
});

/** Adds the times that customers see: the promised time, and the currently expected one. */
export const withTimes = (snapshot: OrderSnapshot, rules: OrderRules) => ({
  ...snapshot,
  promised_at: promisedAt(snapshot, rules).toISOString(),
  expected_at: expectedAt(snapshot, rules).toISOString(),
});

/**
 * Adds what one caller can do to an order. It is written onto the snapshot: spreading so many fields gives each order
 * its own shape, which makes reading a page of them five times slower.
 */
export const withActions = (snapshot: OrderSnapshot, session: Session, rules: OrderRules, now: Date): Order =>
  Object.assign(snapshot, {
    allowed_actions: allowedActions(snapshot, { grants: session.grants, flags: session.flags, rules, now }),
  });
