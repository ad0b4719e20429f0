import type { BodyOf } from '#contract/calls/index';
import type { Order, OrderItem } from '#contract/entities/order';
import type { Store } from '#contract/entities/store';
import type { ChosenModifier } from '#contract/orders/lineRules';
import { chargedRate, lineTotal } from '#contract/orders/totals';
import type { ChoiceRequest } from '../menu/choices';
import type { MenuIndex } from '../menu/menuIndex';

/** A line of an order that is being changed. `own` is its current state in the order; a new line has none. */
export interface EditedLine {
  id: string;
  orderLine?: OrderItem;
  item_id: string;
  name: readonly string[];
  quantity: number;
  note: string;
  modifiers: ChosenModifier[];
  /** Marked for removal. It stays visible until then, so that it can be restored. */
  isGone: boolean;
}

export type EditAction =
  | { type: 'quantity'; id: string; quantity: number }
  | { type: 'gone'; id: string; isGone: boolean }
  | { type: 'chosen'; chosen: ChoiceRequest; id: string }
  /** The order's lines have changed; edits to the remaining ones are kept. */
  | { type: 'rebase'; order: Order };

const choices = (orderLine: OrderItem): ChosenModifier[] =>
  orderLine.modifiers.map(({ modifier_group_id, modifier_id, quantity }) => ({
    modifier_group_id,
    modifier_id,
    quantity,
  }));

const lineOf = (orderLine: OrderItem): EditedLine => ({
  id: String(orderLine.line),
  orderLine,
  item_id: orderLine.item_id,
  name: orderLine.name,
  quantity: orderLine.quantity,
  note: orderLine.note ?? '',
  modifiers: choices(orderLine),
  isGone: false,
});

/** An order's lines before any change. */
export const startLines = (order: Pick<Order, 'items'>): EditedLine[] => order.items.map(lineOf);

function rebased(lines: readonly EditedLine[], order: Order): EditedLine[] {
  const existing = order.items.map((orderLine) => {
    const before = lines.find((line) => line.orderLine?.line === orderLine.line);
    return before ? { ...before, orderLine } : lineOf(orderLine);
  });
  return [...existing, ...lines.filter((line) => !line.orderLine)];
}

/** A new line is removed immediately; an existing one is only marked. */
const marked = (lines: readonly EditedLine[], id: string, isGone: boolean): EditedLine[] =>
  lines.flatMap((line) => {
    if (line.id !== id) return line;
    return line.orderLine ? { ...line, isGone } : [];
  });

function chosen(lines: readonly EditedLine[], id: string, { item, line_id, ...choice }: ChoiceRequest): EditedLine[] {
  if (line_id) return lines.map((line) => (line.id === line_id ? { ...line, ...choice } : line));
  return [...lines, { id, item_id: item._id, name: item.name, isGone: false, ...choice }];
}

/** All line edits, one per gesture. */
export function editLines(lines: readonly EditedLine[], action: EditAction): EditedLine[] {
  switch (action.type) {
    case 'quantity':
      return lines.map((line) => (line.id === action.id ? { ...line, quantity: action.quantity } : line));
    case 'gone':
      return marked(lines, action.id, action.isGone);
    case 'chosen':
      return chosen(lines, action.id, action.chosen);
    case 'rebase':
      return rebased(lines, action.order);
  }
}

const isChoice = (one: ChosenModifier) => (other: { modifier_group_id: string; modifier_id: string }) =>
  other.modifier_group_id === one.modifier_group_id && other.modifier_id === one.modifier_id;

const hasOtherChoices = ({ orderLine, modifiers }: EditedLine): boolean =>
  !orderLine ||
  orderLine.modifiers.length !== modifiers.length ||
  modifiers.some((one) => orderLine.modifiers.find(isChoice(one))?.quantity !== one.quantity);

/** The server numbers new lines; until then they only need to be unique. */
const firstNewLine = 1_000_000;

/** The lines as the server will build them: existing ones at the order's prices, new ones at the menu's. */
export function itemsOf(lines: readonly EditedLine[], menu: MenuIndex | undefined, store: Store): OrderItem[] {
  return lines.flatMap((line, index): OrderItem[] => {
    if (line.isGone) return [];
    const { orderLine, quantity, note } = line;
    const item = menu?.items.get(line.item_id);
    const modifiers = line.modifiers.map((one) => {
      const had = orderLine?.modifiers.find(isChoice(one));
      const offered = menu?.modifiers.get(one.modifier_id);
      return { ...one, name: had?.name ?? offered?.name ?? [], unit_price: had?.unit_price ?? offered?.price ?? 0 };
    });
    const sold = { quantity, unit_price: orderLine?.unit_price ?? item?.price ?? 0, modifiers };
    return [
      {
        line: orderLine?.line ?? firstNewLine + index,
        item_id: line.item_id,
        name: [...line.name],
        ...sold,
        ...(note.trim() ? { note: note.trim() } : {}),
        total: lineTotal(sold),
        tax_rate: orderLine?.tax_rate ?? (item ? chargedRate(item, store) : 0),
        refunded_quantity: orderLine?.refunded_quantity ?? 0,
      },
    ];
  });
}

/** The same in the call's format: for existing lines, only the differences. */
export const bodyItems = (lines: readonly EditedLine[]): BodyOf<'update_order_items'>['items'] =>
  lines
    .filter(({ isGone }) => !isGone)
    .map((line) => {
      const { orderLine, item_id, quantity, modifiers } = line;
      const note = line.note.trim();
      if (!orderLine) return { item_id, quantity, modifiers, ...(note ? { note } : {}) };
      return {
        line: orderLine.line,
        quantity,
        ...(note === (orderLine.note ?? '') ? {} : { note }),
        ...(hasOtherChoices(line) ? { modifiers } : {}),
      };
    });
