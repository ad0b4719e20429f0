import type { BodyOf, ReplyOf } from '#contract/calls/index';
import type { Item, MenuTable, ModifierGroup } from '#contract/entities/menu';
import type { Order } from '#contract/entities/order';
import { computeTotals } from '#contract/orders/totals';
import { aStore } from '../../../support/accounts';

/** Ids that are told apart at sight: `idOf(7)` ends in 007. */
export const idOf = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

const anItem = (number: number, name: string[], price: number, change: Partial<Item> = {}): Item => ({
  _id: idOf(number),
  version: 1,
  name,
  description: [''],
  sku: '',
  price,
  tax: 10,
  images: [],
  allergens: null,
  diet_marks: [],
  is_in_stock: true,
  in_stock_at: null,
  availability: null,
  is_visible: true,
  sequence_number: number,
  sub_category_id: idOf(901),
  modifier_groups: [],
  ...change,
});

const aGroup = (
  number: number,
  name: string,
  range: Partial<ModifierGroup>,
  modifiers: [number, string, number, boolean?][],
): ModifierGroup => ({
  _id: idOf(number),
  version: 1,
  name: [name],
  type: 'list',
  min: 0,
  max: 1,
  is_required: false,
  sequence_number: number,
  ...range,
  modifiers: modifiers.map(([id, label, price, is_default = false]) => ({
    _id: idOf(id),
    name: [label],
    price,
    is_default,
    is_in_stock: true,
    in_stock_at: null,
    sequence_number: id,
  })),
});

export const size = aGroup(501, 'Size', { is_required: true }, [
  [511, 'Small', 0],
  [512, 'Large', 300],
]);
export const toppings = aGroup(502, 'Toppings', { min: 1, max: 3 }, [
  [521, 'Olives', 100],
  [522, 'Ham', 150],
]);
export const extras = aGroup(503, 'Extras', { max: 2 }, [[531, 'Bread', 50]]);

export const cola = anItem(101, ['Cola', 'Coca'], 300, { sub_category_id: idOf(902) });
export const soup = anItem(102, ['Crème brûlée', ''], 1200, { modifier_groups: [extras._id] });
export const pizza = anItem(103, ['Pizza Regina'], 900, {
  allergens: ['gluten', 'milk'],
  diet_marks: ['vegetarian'],
  modifier_groups: [size._id, toppings._id],
});
export const soldOut = anItem(104, ['Lasagne'], 1100, { is_in_stock: false });

export const aTable = (number: number, [min_persons, max_persons]: [number, number]): MenuTable => ({
  _id: idOf(700 + number),
  version: 1,
  number,
  code: `T${number}`,
  min_persons,
  max_persons,
  is_bookable: true,
});

const heading = (number: number, name: string) => ({
  _id: idOf(number),
  version: 1,
  name: [name],
  is_visible: true,
  sequence_number: number,
  category_id: null,
  image: null,
});

export const aMenu = (): ReplyOf<'get_store_menu'> => ({
  categories: [],
  sub_categories: [heading(901, 'Kitchen'), heading(902, 'Drinks')],
  items: [cola, soup, pizza, soldOut],
  modifier_groups: [size, toppings, extras],
  tables: [aTable(1, [1, 2]), aTable(2, [3, 6])],
  combinations: [],
});

/** The order that the server makes of a body; only what the page reads is worked out. */
/** The store delivers, for 2.50. */
export const aQuote: ReplyOf<'get_delivery_quote'> = {
  is_delivered: true,
  area: { _id: idOf(601), name: ['Centre'] },
  metres: 1_200,
  fee: 250,
  steps: [{ key: 'base_price', amount: 250 }],
  terms_id: idOf(602),
  minutes: { from: 20, to: 35 },
  lost: [],
};

export function orderOf(body: BodyOf<'create_order'>, change: Partial<Order> = {}): Order {
  const priceOf = (id: string) => aMenu().items.find((item) => item._id === id)?.price ?? 0;
  const lines = body.items.map((line) => ({
    quantity: line.quantity,
    unit_price: priceOf(line.item_id),
    tax: 10,
    modifiers: [],
  }));
  const { lines: sums, ...totals } = computeTotals(lines, aStore());
  const at = new Date().toISOString();
  return {
    _id: idOf(1),
    unique_id: 4711,
    version: 1,
    order_type: body.order_type,
    order_status: 1,
    delivery_status: null,
    payment_status: 'pending',
    paid_by: body.paid_by,
    customer: { name: '', country_phone_code: '', phone: '', ...body.customer },
    items: body.items.map((line, index) => ({
      line: index,
      item_id: line.item_id,
      name: ['Item'],
      quantity: line.quantity,
      unit_price: lines[index]?.unit_price ?? 0,
      modifiers: [],
      total: sums[index] ?? 0,
      tax_rate: 10,
      refunded_quantity: 0,
    })),
    created_at: at,
    updated_at: at,
    updated_by: 'Owner',
    is_confirmation_code_required: false,
    ...totals,
    cancellation_charge: 0,
    currency: 'EUR',
    paid_amount: 0,
    refunded: 0,
    extra_due: 0,
    placed_by: 'store',
    allowed_actions: [],
    ...(body.schedule_at ? { schedule_at: body.schedule_at } : {}),
    ...change,
  };
}
