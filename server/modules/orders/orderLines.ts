import { type ErrorCode, errorCodes } from '#contract/codes/errorCodes';
import type { OrderItem } from '#contract/entities/order';
import type { FieldError } from '#contract/envelope';
import { type DueTime, type LineProblem, lineProblems } from '#contract/orders/lineRules';
import { lineTotal, type PricedLine } from '#contract/orders/totals';
import type { Database } from '#server/db/database';
import { fieldsNotValid } from '#server/http/callError';
import { loadOrderableItems, type OrderableItem } from '../menu/service';
import type { PlacedOrder } from './placedOrder';

type PlacedLine = PlacedOrder['items'][number];
/** A line as the order keeps it: a copy of what the menu said, with the item's tax rate. */
export type OrderLine = OrderItem & PricedLine;

const at = (line: number, field: string, code: ErrorCode, params?: Record<string, unknown>): FieldError => ({
  path: `items.${line}.${field}`,
  code: String(code),
  params,
});

function problemError(problem: LineProblem, line: number, { item }: OrderableItem): FieldError {
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

function lineErrors(placed: PlacedLine, line: number, found: OrderableItem | undefined, due: DueTime): FieldError[] {
  if (!found) return [at(line, 'item_id', errorCodes.ITEM_NOT_AVAILABLE)];
  return lineProblems(found.item, found.groups, placed.modifiers, due).map((problem) =>
    problemError(problem, line, found),
  );
}

function priced(placed: PlacedLine, { item, groups }: OrderableItem): OrderLine {
  const modifiers = placed.modifiers.flatMap((chosen) => {
    const modifier = groups
      .find((group) => group._id === chosen.modifier_group_id)
      ?.modifiers.find((entry) => entry._id === chosen.modifier_id);
    return modifier ? { ...chosen, name: modifier.name, unit_price: modifier.price } : [];
  });
  const line = { quantity: placed.quantity, unit_price: item.price, modifiers };
  return {
    item_id: item._id,
    name: item.name,
    ...line,
    ...(placed.note ? { note: placed.note } : {}),
    tax: item.tax,
    total: lineTotal(line),
  };
}

/**
 * The placed lines with names and prices from the menu.
 *
 * @param due items are ordered for the days and hours in which they are to be had
 * @throws 4022 that names every line's every problem, at `items.<line>.item_id` and `items.<line>.modifiers`
 */
export async function orderLines(
  db: Database,
  storeId: string,
  placed: readonly PlacedLine[],
  due: DueTime,
): Promise<OrderLine[]> {
  const menu = await loadOrderableItems(
    db,
    storeId,
    placed.map((line) => line.item_id),
  );
  const errors = placed.flatMap((line, index) => lineErrors(line, index, menu.get(line.item_id), due));
  if (errors.length > 0) throw fieldsNotValid(errorCodes.FIELDS_NOT_VALID, errors);
  return placed.map((line) => priced(line, menu.get(line.item_id) as OrderableItem));
}
