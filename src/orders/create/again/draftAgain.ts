import type { OrderItem, OrderSnapshot } from '#contract/entities/order';
import { choosable, type MenuIndex } from '../../menu/menuIndex';
import { placeFields } from '../draft/draftReducer';
import { type DraftLine, newDraft, newLineId, type OrderDraft } from '../draft/orderDraft';

/** What is no longer sold from an earlier order: whole items, and choices of items that still are. */
export interface NoLongerSold {
  items: (readonly string[])[];
  choices: (readonly string[])[];
}

function lineAgain(item: OrderItem, menu: MenuIndex, gone: NoLongerSold): DraftLine[] {
  const onMenu = menu.items.get(item.item_id);
  if (!onMenu) {
    gone.items.push(item.name);
    return [];
  }
  const offered = new Set(choosable(menu, onMenu).flatMap((group) => group.modifiers.map(({ _id }) => _id)));
  const modifiers = item.modifiers.filter(({ modifier_id, name }) => {
    const isOffered = offered.has(modifier_id);
    if (!isOffered) gone.choices.push(name);
    return isOffered;
  });
  return [
    {
      id: newLineId(),
      item_id: item.item_id,
      name: item.name,
      quantity: item.quantity,
      note: item.note ?? '',
      modifiers: modifiers.map(({ modifier_group_id, modifier_id, quantity }) => ({
        modifier_group_id,
        modifier_id,
        quantity,
      })),
    },
  ];
}

/**
 * A ticket based on an earlier order: its type, customer, location and lines, at today's prices. Anything specific to
 * that day
 * (its comments, its time, its tip) is left out.
 */
export function draftAgain(
  order: OrderSnapshot,
  menu: MenuIndex,
  countryPhoneCode: string,
): { draft: OrderDraft; gone: NoLongerSold } {
  const gone: NoLongerSold = { items: [], choices: [] };
  const lines = order.items.flatMap((item) => lineAgain(item, menu, gone));
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
    ...(order.table_id ? { table_id: order.table_id } : {}),
    ...(order.persons ? { persons: order.persons } : {}),
    paid_by: order.paid_by,
    lines,
  };
  return { draft, gone };
}
