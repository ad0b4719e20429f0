import type { Store } from '#contract/entities/store';
import { limits } from '#contract/limits';
import type { Minor } from '#contract/money';
import { openState } from '#contract/opening/openState';
import type { LineProblem } from '#contract/orders/lineRules';
import { needsCustomer } from '#contract/orders/needsCustomer';
import { takesOrderType } from '#contract/orders/orderRules';
import type { OverridableRule } from '#contract/orders/overrides';
import { isSameText } from '#contract/orders/sameText';
import type { OrderType } from '#contract/orders/statuses';
import { parseAmount } from '../../../components/store/parseAmount';
import { servedTypes } from '../../../components/store/servedTypes';
import { readMinutes } from '../../display/readMinutes';
import { timeProblem } from '../../places/slotDays';
import type { OrderDraft } from './orderDraft';
import type { PricedDraft } from './pricedDraft';

/** Something that prevents the ticket from being placed. */
export interface Problem {
  /** The ticket's field: its path on the wire, or `line.<id>` for a line. */
  field: string;
  /** Translation key and its arguments. */
  text: string;
  params?: Record<string, unknown>;
  /** Shown immediately; the others wait until the user tries to place the order. */
  isUrgent?: boolean;
  /** The field that causes it: even an urgent problem waits until that field is left. */
  typedIn?: string;
  /** The store's rule that it breaks. The server has the last word, and staff can override it. */
  rule?: OverridableRule;
}

/** The context that a ticket is checked in. */
interface TicketContext {
  store: Store;
  now: Date;
  money: (amount: Minor) => string;
  typeName: (type: OrderType) => string;
}

export const lineField = (lineId: string): string => `line.${lineId}`;

/** A line's first problem, in the error catalogue's words. */
export function lineProblemText(problem: LineProblem): Pick<Problem, 'text' | 'params'> {
  if (problem.kind === 'item_unavailable') return { text: 'createOrder.line.unavailable' };
  if (problem.kind === 'item_not_at_that_time') return { text: 'createOrder.line.not_at_that_time' };
  if (problem.kind === 'modifier_range') {
    const { min, max, chosen } = problem;
    return { text: 'createOrder.line.range', params: { min, max, chosen } };
  }
  return { text: 'codes.error.4103' };
}

const needed = (field: string, name: string): Problem => ({ field, text: `createOrder.needed.${name}` });

function customerProblems({ customer, order_type }: OrderDraft): Problem[] {
  const name = customer.name.trim();
  if (!name && needsCustomer(order_type)) return [needed('customer.name', 'name')];
  if (name.length <= limits.nameMax) return [];
  return [{ field: 'customer.name', text: 'createOrder.too_long', params: { max: limits.nameMax } }];
}

function deliveryProblems(draft: OrderDraft, { delivery }: PricedDraft): Problem[] {
  const problems: Problem[] = [];
  if (!draft.address.trim()) problems.push(needed('delivery_address.address', 'address'));
  if (!draft.position) problems.push(needed('delivery_address.location', 'position'));
  if (isOfOtherAddress(draft)) {
    problems.push({
      field: 'delivery_address.location',
      text: 'createOrder.position.of_other',
      isUrgent: true,
      typedIn: 'delivery_address.address',
    });
  }
  if (delivery?.fee === null) {
    problems.push({
      field: 'delivery_address.location',
      text: 'codes.error.558',
      isUrgent: true,
      rule: 'outside_areas',
    });
  }
  return problems;
}

/** The address has changed since an earlier order or a search provided its location. */
export const isOfOtherAddress = ({ position, address }: OrderDraft): boolean =>
  position?.address !== undefined && !isSameText(position.address, address);

function tableProblems({ table_id }: OrderDraft): Problem[] {
  return table_id ? [] : [needed('table_id', 'table')];
}

/** Until the kitchen is done, as the server takes it; an order for later has its time already. */
function minutesProblems({ is_later, minutes }: OrderDraft): Problem[] {
  const { minutesMin: min, minutesMax: max } = limits;
  if (is_later || minutes === undefined || readMinutes(minutes) !== null) return [];
  return [
    { field: 'minutes', text: 'createOrder.minutes_range', params: { min, max }, isUrgent: minutes.trim() !== '' },
  ];
}

/** A type that the store doesn't take, as the server refuses it. */
function typeProblems({ order_type }: OrderDraft, { is_business, order_rules }: Store): Problem[] {
  if (!is_business || takesOrderType(order_type, order_rules)) return [];
  return [{ field: 'order_type', text: 'createOrder.type.off', isUrgent: true }];
}

/** The rule that a time breaks, if staff can override it: days ahead and closed dates only for tables. */
function overridableTime(why: string, orderType: OrderType): OverridableRule | undefined {
  if (why === 'closed' || why === 'festival') return 'closed';
  if (why === 'paused') return why;
  return orderType === 'table' && (why === 'too_far' || why === 'closed_date') ? why : undefined;
}

function timeProblems(
  { is_later, schedule_at, order_type }: OrderDraft,
  { store, now, typeName }: TicketContext,
): Problem[] {
  if (!store.is_business) return [{ field: 'schedule_at', text: 'codes.error.635', isUrgent: true }];
  if (is_later && !schedule_at) return [needed('schedule_at', 'time')];
  const found = timeProblem({ store, orderType: order_type }, is_later ? schedule_at : null, now);
  // A type that isn't served is a problem of its own.
  if (!found || found === 'off') return [];
  const why = found === 'hours' ? 'closed' : found;
  const at = is_later && schedule_at ? new Date(schedule_at) : now;
  // If other types are still available, name the type, because the store itself isn't closed.
  const isOfType =
    (why === 'closed' || why === 'paused') && servedTypes(store).some((type) => openState(store, type, at).is_open);
  const text =
    why === 'closed_date'
      ? 'createOrder.override.rule.closed_date'
      : `createOrder.time.${isOfType ? 'type_' : ''}${why}${is_later ? '' : '_now'}`;
  const rule = overridableTime(why, order_type);
  return [
    { field: 'schedule_at', text, params: { type: typeName(order_type) }, isUrgent: true, ...(rule ? { rule } : {}) },
  ];
}

function lineProblemsOf(
  draft: OrderDraft,
  { problems, totals }: PricedDraft,
  { store, money }: TicketContext,
): Problem[] {
  // Guests at a table can order later.
  if (draft.lines.length === 0) return draft.order_type === 'table' ? [] : [needed('items', 'items')];
  const found = draft.lines.flatMap((line, index): Problem[] => {
    const [first] = problems[index] ?? [];
    return first ? [{ field: lineField(line.id), ...lineProblemText(first), isUrgent: true }] : [];
  });
  if (draft.order_type !== 'table' && totals.subtotal < store.minimum_order_price) {
    const minimum = store.minimum_order_price;
    const params = { minimum: money(minimum), missing: money(minimum - totals.subtotal) };
    found.push({ field: 'items', text: 'createOrder.below_minimum', params, isUrgent: true, rule: 'below_minimum' });
  }
  return found;
}

/**
 * Everything the server would refuse, shown in advance. The phone number is checked separately, because its rules load
 * later.
 */
export function draftProblems(draft: OrderDraft, priced: PricedDraft, context: TicketContext): Problem[] {
  const { store } = context;
  return [
    ...customerProblems(draft),
    ...(draft.order_type === 'delivery' ? deliveryProblems(draft, priced) : []),
    ...(draft.order_type === 'table' ? tableProblems(draft) : []),
    ...typeProblems(draft, store),
    ...timeProblems(draft, context),
    ...minutesProblems(draft),
    ...lineProblemsOf(draft, priced, context),
    ...(parseAmount(draft.tip, store.currency) === null
      ? [{ field: 'tip_amount', text: 'createOrder.tip_invalid', isUrgent: true, typedIn: 'tip_amount' }]
      : []),
  ];
}
