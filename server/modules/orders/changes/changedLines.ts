import type { ParsedBodyOf } from '#contract/calls/index';
import { errorCodes } from '#contract/codes/errorCodes';
import type { OrderItem, OrderSnapshot } from '#contract/entities/order';
import type { FieldError } from '#contract/envelope';
import { type DueTime, lineProblems } from '#contract/orders/lineRules';
import { isMade } from '#contract/orders/rounds';
import { lineTotal } from '#contract/orders/totals';
import type { Database } from '#server/db/database';
import { CallError, fieldsNotValid } from '#server/http/callError';
import { loadOrderableItems, type OrderableItem } from '../../menu/service';
import { at, lineErrors, priced, problemError } from '../placing/orderLines';
import type { StoreTerms } from '../storeTerms';

type RequestedLine = ParsedBodyOf<'update_order_items'>['items'][number];
type KeptLine = Extract<RequestedLine, { line: number }>;
type Chosen = NonNullable<KeptLine['modifiers']>;

/** The finished lines, or why they can't be made. */
type LineResult = { items: OrderItem[] } | { errors: FieldError[] };

/** Everything that changed lines are checked against. */
interface Around {
  /** The order, with its current lines. */
  order: Pick<OrderSnapshot, 'items' | 'order_type' | 'order_status' | 'rounds'>;
  menu: Map<string, OrderableItem>;
  store: StoreTerms['store'];
  due: DueTime;
}

const isChoice = (one: Chosen[number]) => (other: { modifier_group_id: string; modifier_id: string }) =>
  other.modifier_group_id === one.modifier_group_id && other.modifier_id === one.modifier_id;

const isSameChoice = (chosen: Chosen, ordered: OrderItem['modifiers']): boolean =>
  chosen.length === ordered.length && chosen.every((one) => ordered.find(isChoice(one))?.quantity === one.quantity);

/** The modifiers of a kept line: existing ones at their own prices, new ones at menu prices. */
function modifiersOf(chosen: Chosen, item: OrderItem, found: OrderableItem | undefined): OrderItem['modifiers'] {
  return chosen.flatMap((one) => {
    const existing = item.modifiers.find(isChoice(one));
    if (existing) return { ...existing, quantity: one.quantity };
    const modifier = found?.groups
      .find(({ _id }) => _id === one.modifier_group_id)
      ?.modifiers.find(({ _id }) => _id === one.modifier_id);
    return modifier ? { ...one, name: modifier.name, unit_price: modifier.price } : [];
  });
}

/** Errors in a kept line: more pieces or other modifiers must be available on the current menu. */
function keptErrors(requested: KeptLine, index: number, item: OrderItem, { menu, due }: Around): FieldError[] {
  const found = menu.get(item.item_id);
  const chosen = requested.modifiers ?? item.modifiers;
  const isChosenAnew = !isSameChoice(chosen, item.modifiers);
  const isMore = requested.quantity > item.quantity;
  if (!found) return isChosenAnew || isMore ? [at(index, 'item_id', errorCodes.ITEM_NOT_AVAILABLE)] : [];
  return lineProblems(found.item, found.groups, chosen, due)
    .filter((problem) => {
      if (problem.kind === 'item_unavailable' || problem.kind === 'item_not_at_that_time') return isMore;
      if (problem.kind === 'modifier_range') return isChosenAnew;
      return isMore || !item.modifiers.some(({ modifier_id }) => modifier_id === problem.modifier_id);
    })
    .map((problem) => problemError(problem, index, found));
}

/** Pieces that are added to a line which the kitchen has made are a new line, with the same price. */
function morePieces(requested: KeptLine, index: number, item: OrderItem, number: number): LineResult {
  const added = requested.quantity - item.quantity;
  const isSame =
    isSameChoice(requested.modifiers ?? item.modifiers, item.modifiers) &&
    (requested.note ?? item.note ?? '') === (item.note ?? '');
  if (added < 0 || !isSame) return { errors: [at(index, 'quantity', errorCodes.ORDER_EDIT_TOO_LATE)] };
  if (added === 0) return { items: [item] };
  const { round: _round, discount: _discount, ...sold } = item;
  const line = { ...sold, line: number, quantity: added, refunded_quantity: 0 };
  return { items: [item, { ...line, total: lineTotal(line) }] };
}

function keptLine(requested: KeptLine, index: number, number: number, around: Around): LineResult {
  const item = around.order.items.find(({ line }) => line === requested.line);
  if (!item) return { errors: [{ path: `items.${index}.line`, code: 'invalid_value' }] };
  const errors = keptErrors(requested, index, item, around);
  if (errors.length > 0) return { errors };
  if (isMade(around.order, item)) return morePieces(requested, index, item, number);
  const { note: _note, ...rest } = item;
  const note = requested.note ?? item.note;
  const modifiers = modifiersOf(requested.modifiers ?? item.modifiers, item, around.menu.get(item.item_id));
  const line = { ...rest, ...(note ? { note } : {}), quantity: requested.quantity, modifiers };
  return { items: [{ ...line, total: lineTotal(line) }] };
}

/** New lines are numbered after every line that the order ever had: `next` is the first free number. */
function newLines(requested: readonly RequestedLine[], next: number, around: Around): LineResult[] {
  let number = next;
  const resultOf = (line: RequestedLine, index: number): LineResult => {
    if ('line' in line) {
      const isTwice = requested.findIndex((other) => 'line' in other && other.line === line.line) < index;
      return isTwice
        ? { errors: [{ path: `items.${index}.line`, code: 'invalid_value' }] }
        : keptLine(line, index, number, around);
    }
    const found = around.menu.get(line.item_id);
    const errors = lineErrors(line, index, found, around.due);
    return found && errors.length === 0 ? { items: [priced(line, number, found, around.store)] } : { errors };
  };
  return requested.map((line, index) => {
    const result = resultOf(line, index);
    if ('items' in result) number = Math.max(number, ...result.items.map((item) => item.line + 1));
    return result;
  });
}

/**
 * Builds the requested lines: kept lines with their own names and prices, new ones with those of the menu.
 *
 * @param next the first line number that the order has never used
 * @throws 4022 listing all errors of every line; 4140 if a line that the kitchen has made is missing
 */
export async function changedLines(
  db: Database,
  requested: readonly RequestedLine[],
  { order, next, store, due }: Omit<Around, 'menu'> & { next: number },
): Promise<OrderItem[]> {
  const ids = requested.flatMap((line) =>
    'item_id' in line ? line.item_id : (order.items.find((item) => item.line === line.line)?.item_id ?? []),
  );
  const menu = await loadOrderableItems(db, store.id, ids);
  const results = newLines(requested, next, { order, menu, store, due });
  const errors = results.flatMap((line) => ('errors' in line ? line.errors : []));
  if (errors.length > 0) throw fieldsNotValid(errorCodes.FIELDS_NOT_VALID, errors);
  const items = results.flatMap((line) => ('items' in line ? line.items : []));
  if (order.items.some((item) => isMade(order, item) && !items.some(({ line }) => line === item.line)))
    throw new CallError(errorCodes.ORDER_EDIT_TOO_LATE);
  return items;
}
