import { v4 as newId } from 'uuid';
import type { Location } from '#contract/orders/deliveryFee';
import type { ChosenModifier } from '#contract/orders/lineRules';
import type { OrderType, PaymentMethod } from '#contract/orders/statuses';
import { readStored, writeStored } from '../../../config/jsonStorage';
import { storageKeys } from '../../../config/storageKeys';

/** One line of the ticket. `name` and `unit_price` are copies, shown should the item leave the menu meanwhile. */
export interface DraftLine {
  id: string;
  item_id: string;
  name: readonly string[];
  quantity: number;
  note: string;
  modifiers: ChosenModifier[];
}

/** Where an order goes. Only an earlier order or a pasted position is exact; the rest is what the caller told. */
export interface DraftPosition {
  point: Location;
  source: 'earlier' | 'pasted' | 'approximate';
  /** With `earlier`: the address it was the position of. */
  address?: string;
}

export interface DraftCustomer {
  name: string;
  /** With its plus: `+33`. */
  country_phone_code: string;
  phone: string;
  email?: string;
  /** The number as an earlier order bore it: taken as it is, whatever the rules of numbers say today. */
  known_phone?: string;
}

/** Everything typed for an order that is not placed yet. Texts stay as they were typed. */
export interface OrderDraft {
  /** One order at most comes of it, however often it is sent. */
  idempotency_key: string;
  /** The server answered this draft with a definite no: the next change makes it another order. */
  was_refused: boolean;
  order_type: OrderType;
  customer: DraftCustomer;
  address: string;
  address_note: string;
  position: DraftPosition | null;
  table_id: string | null;
  persons: number;
  /** A slot is wanted; `schedule_at` is the one chosen. */
  is_later: boolean;
  schedule_at: string | null;
  paid_by: PaymentMethod;
  /** As typed, in the currency's major unit. */
  tip: string;
  order_comment: string;
  delivery_comment: string;
  lines: DraftLine[];
}

export const newLineId = (): string => newId();
export const newKey = (): string => newId();

/** An empty ticket for a store's usual caller. */
export const newDraft = (countryPhoneCode: string): OrderDraft => ({
  idempotency_key: newKey(),
  was_refused: false,
  order_type: 'pickup',
  customer: { name: '', country_phone_code: countryPhoneCode, phone: '' },
  address: '',
  address_note: '',
  position: null,
  table_id: null,
  persons: 2,
  is_later: false,
  schedule_at: null,
  paid_by: 'cash',
  tip: '',
  order_comment: '',
  delivery_comment: '',
  lines: [],
});

/** Whether anything would be lost by clearing it. */
export const isUntouched = (draft: OrderDraft): boolean =>
  draft.lines.length === 0 &&
  [
    draft.customer.name,
    draft.customer.phone,
    draft.address,
    draft.order_comment,
    draft.delivery_comment,
    draft.tip,
  ].every((text) => text === '');

export const itemCount = (draft: OrderDraft): number => draft.lines.reduce((sum, line) => sum + line.quantity, 0);

/** How many of each item are on the ticket, over all its lines. */
export function countsByItem(lines: readonly DraftLine[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const line of lines) sums.set(line.item_id, (sums.get(line.item_id) ?? 0) + line.quantity);
  return sums;
}

/** When the order would be due: at its slot, else now. */
export const dueTime = ({ is_later, schedule_at }: Pick<OrderDraft, 'is_later' | 'schedule_at'>, now: Date): Date =>
  is_later && schedule_at ? new Date(schedule_at) : now;

/** Raised whenever `OrderDraft` changes its shape: what an older app kept is then left alone. */
const shape = 1;

interface Kept {
  shape: number;
  account: string;
  draft: OrderDraft;
}

/** The ticket that this account left unfinished in this browser. */
export function loadDraft(account: string): OrderDraft | null {
  const kept = readStored<Kept>(storageKeys.createOrderDraft);
  return kept?.shape === shape && kept.account === account ? kept.draft : null;
}

/** Keeps a ticket through reloads; `null` forgets it. */
export function keepDraft(account: string, draft: OrderDraft | null): void {
  writeStored(storageKeys.createOrderDraft, draft && ({ shape, account, draft } satisfies Kept));
}
