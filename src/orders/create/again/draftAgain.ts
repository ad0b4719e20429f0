import type { OrderItem, OrderSnapshot } from '#contract/entities/order';
import type { Minor } from '#contract/money';
import { tableIds } from '#contract/orders/orderTables';
import { pricedLine } from '../../menu/choices';
import { choosable, type MenuIndex } from '../../menu/menuIndex';
import { placeFields } from '../draft/draftReducer';
import { atTables, type DraftLine, newDraft, newLineId, type OrderDraft } from '../draft/orderDraft';

type Name = readonly string[];

/** How a new ticket differs from the earlier order it is based on. */
export interface AgainDifferences {
  /** Items that are no longer on the menu. */
  items: Name[];
  /** Items that are out of stock. */
  unavailable: Name[];
  /** Choices that are no longer offered or are out of stock, of items that are still available. */
  choices: Name[];
  /** Items with a different price, including their choices. */
  prices: { name: Name; before: Minor; after: Minor }[];
}

export const noDifferences: AgainDifferences = { items: [], unavailable: [], choices: [], prices: [] };

interface Priced {
  unit_price: Minor;
  modifiers: readonly { quantity: number; unit_price: Minor }[];
}
const priceOf = ({ unit_price, modifiers }: Priced): Minor =>
  modifiers.reduce((sum, modifier) => sum + modifier.quantity * modifier.unit_price, unit_price);

function lineAgain(item: OrderItem, menu: MenuIndex, differences: AgainDifferences): DraftLine[] {
  const onMenu = menu.items.get(item.item_id);
  if (!onMenu?.is_in_stock) {
    (onMenu ? differences.unavailable : differences.items).push(item.name);
    return [];
  }
  const offered = new Set(
    choosable(menu, onMenu).flatMap((group) =>
      group.modifiers.flatMap(({ _id, is_in_stock }) => (is_in_stock ? [_id] : [])),
    ),
  );
  const available = item.modifiers.filter(({ modifier_id }) => offered.has(modifier_id));
  for (const { modifier_id, name } of item.modifiers) if (!offered.has(modifier_id)) differences.choices.push(name);
  const before = priceOf({ ...item, modifiers: available });
  const after = priceOf(pricedLine({ quantity: 1, modifiers: available }, onMenu, menu));
  if (before !== after) differences.prices.push({ name: item.name, before, after });
  return [
    {
      id: newLineId(),
      item_id: item.item_id,
      name: item.name,
      quantity: item.quantity,
      note: item.note ?? '',
      modifiers: available.map(({ modifier_group_id, modifier_id, quantity }) => ({
        modifier_group_id,
        modifier_id,
        quantity,
      })),
    },
  ];
}

/** Returns the lines of an earlier order at today's prices, and how they differ from the original ones. */
export function linesAgain(
  items: readonly OrderItem[],
  menu: MenuIndex,
): { lines: DraftLine[]; differences: AgainDifferences } {
  const differences: AgainDifferences = { items: [], unavailable: [], choices: [], prices: [] };
  return { lines: items.flatMap((item) => lineAgain(item, menu, differences)), differences };
}

/**
 * A ticket based on an earlier order: its type, customer, location and lines, at today's prices. Anything specific to
 * that day (its comments, its time, its tip) is left out.
 */
export function draftAgain(
  order: OrderSnapshot,
  menu: MenuIndex,
  countryPhoneCode: string,
): { draft: OrderDraft; differences: AgainDifferences } {
  const { lines, differences } = linesAgain(order.items, menu);
  const { customer, delivery_address: place } = order;
  const { name, phone, email } = customer;
  const draft: OrderDraft = {
    ...newDraft(countryPhoneCode),
    order_type: order.order_type,
    customer: {
      name,
      country_phone_code: customer.country_phone_code || countryPhoneCode,
      phone,
      ...(phone ? { known_phone: phone } : {}),
      ...(email ? { email } : {}),
    },
    ...(place && placeFields(place)),
    ...atTables(tableIds(order)),
    ...(order.persons ? { persons: order.persons } : {}),
    paid_by: order.paid_by,
    lines,
  };
  return { draft, differences };
}
