import type { ParsedBodyOf } from '#contract/calls/index';
import { type ErrorCode, errorCodes } from '#contract/codes/errorCodes';
import type { OrderItem } from '#contract/entities/order';
import type { FieldError } from '#contract/envelope';
import { isAvailableAt } from '#contract/menu/isAvailableAt';
import { type DueTime, type LineProblem, lineProblems } from '#contract/orders/lineRules';
import { roundOf } from '#contract/orders/rounds';
import { chargedRate, lineTotal, type TaxRules } from '#contract/orders/totals';
import type { Database } from '#server/db/database';
import type { orderItems } from '#server/db/schema/orders';
import { fieldsNotValid } from '#server/http/callError';
import { loadOrderableItems, type OrderableItem } from '../../menu/service';
import type { OrderRow } from '../orderRecord';
import { refuseAll } from '../refusals';

/** A new order as in its body, from any caller. */
export type PlacedOrder = Omit<
  ParsedBodyOf<'create_order'>,
  | 'idempotency_key'
  | 'store_id'
  | 'server_token'
  | 'servertoken'
  | 'timezone'
  | 'id'
  | 'is_one_off_customer'
  | 'override'
> & { is_one_off_customer?: boolean };

/** A line as stored in the database. */
export const lineRow = (
  order: Pick<OrderRow, 'store_id' | 'id'>,
  { tax_rate, discount = 0, sub_category_id, ...line }: OrderItem,
): typeof orderItems.$inferInsert => ({
  ...line,
  discount,
  round: roundOf(line),
  sub_category_id: sub_category_id ?? null,
  tax: tax_rate,
  store_id: order.store_id,
  order_id: order.id,
});

export type PlacedLine = PlacedOrder['items'][number];

export const at = (line: number, field: string, code: ErrorCode, params?: Record<string, unknown>): FieldError => ({
  path: `items.${line}.${field}`,
  code: String(code),
  params,
});

/** A line's problem, as an error at its field. */
export function problemError(problem: LineProblem, line: number, { item }: OrderableItem): FieldError {
  switch (problem.kind) {
    case 'item_unavailable':
      return item.is_visible
        ? at(line, 'item_id', errorCodes.ITEM_OUT_OF_STOCK, { name: item.name[0] })
        : at(line, 'item_id', errorCodes.ITEM_NOT_AVAILABLE, { name: item.name[0] });
    case 'item_not_at_that_time':
      return at(line, 'item_id', errorCodes.ITEM_NOT_AVAILABLE, { name: item.name[0], reason: problem.kind });
    case 'unknown_modifier':
    case 'modifier_unavailable':
      return at(line, 'modifiers', errorCodes.MODIFIER_NOT_AVAILABLE, { modifier_id: problem.modifier_id });
    case 'modifier_range': {
      const { kind: _kind, ...range } = problem;
      return at(line, 'modifiers', errorCodes.MODIFIER_RANGE_NOT_MET, range);
    }
  }
}

/** All problems of a requested line at the time it is due. */
export function lineErrors(
  placed: PlacedLine,
  line: number,
  found: OrderableItem | undefined,
  due: DueTime,
): FieldError[] {
  if (!found) return [at(line, 'item_id', errorCodes.ITEM_NOT_AVAILABLE)];
  return lineProblems(found.item, found.groups, placed.modifiers, due).map((problem) =>
    problemError(problem, line, found),
  );
}

/**
 * Checks that the items of lines already sold are served at a new time. Items that have left the menu or are out of
 * stock were promised, so they stay.
 *
 * @throws 4022 listing every line whose item isn't served then, as for a new order
 */
export async function assertServedAt(
  db: Database,
  storeId: string,
  lines: readonly OrderItem[],
  due: DueTime,
): Promise<void> {
  const menu = await loadOrderableItems(
    db,
    storeId,
    lines.map((line) => line.item_id),
  );
  const errors = lines.flatMap((line, index) => {
    const found = menu.get(line.item_id);
    const isServed = !found || isAvailableAt(found.item, due.at, due.timezone);
    return isServed ? [] : [problemError({ kind: 'item_not_at_that_time' }, index, found)];
  });
  if (errors.length > 0) throw fieldsNotValid(errorCodes.FIELDS_NOT_VALID, errors);
}

/** A line as stored in the order: a copy of the current menu, with its own number. */
export function priced(
  placed: PlacedLine,
  line: number,
  { item, groups }: OrderableItem,
  rules: Pick<TaxRules, 'is_use_item_tax' | 'store_tax'>,
): OrderItem {
  const modifiers = placed.modifiers.flatMap((chosen) => {
    const modifier = groups
      .find((group) => group._id === chosen.modifier_group_id)
      ?.modifiers.find((entry) => entry._id === chosen.modifier_id);
    return modifier ? { ...chosen, name: modifier.name, unit_price: modifier.price } : [];
  });
  const sold = { quantity: placed.quantity, unit_price: item.price, modifiers };
  return {
    line,
    item_id: item._id,
    sub_category_id: item.sub_category_id,
    name: item.name,
    ...(item.allergens && { allergens: item.allergens }),
    ...sold,
    ...(placed.note ? { note: placed.note } : {}),
    total: lineTotal(sold),
    tax_rate: chargedRate(item, rules),
    refunded_quantity: 0,
  };
}

/** Lists all problems of all lines, at `items.<line>.item_id` and `items.<line>.modifiers`. */
export const allLineErrors = (
  menu: ReadonlyMap<string, OrderableItem>,
  placed: readonly PlacedLine[],
  due: DueTime,
): FieldError[] => placed.flatMap((line, index) => lineErrors(line, index, menu.get(line.item_id), due));

/**
 * The placed lines with names and prices from the menu.
 *
 * @param menu the items of the lines, by ID
 * @param due items must be available at this time
 * @throws 4022 with the errors of `allLineErrors`
 */
export function orderLines(
  menu: ReadonlyMap<string, OrderableItem>,
  rules: TaxRules,
  placed: readonly PlacedLine[],
  due: DueTime,
): OrderItem[] {
  refuseAll([], allLineErrors(menu, placed, due));
  return placed.map((line, index) => priced(line, index, menu.get(line.item_id) as OrderableItem, rules));
}
