import { v4 as newId } from 'uuid';
import type { Location } from '#contract/delivery/distance';
import type { ChosenModifier } from '#contract/orders/lineRules';
import type { OrderType, PaymentMethod } from '#contract/orders/statuses';
import { readStored, writeStored } from '../../../config/jsonStorage';
import { storageKeys } from '../../../config/storageKeys';
import type { KnownCustomer } from '../../customers/customerLookup';

/** A ticket line. `name` and `unit_price` are copies, shown if the item is removed from the menu. */
export interface DraftLine {
  id: string;
  item_id: string;
  name: readonly string[];
  quantity: number;
  note: string;
  modifiers: ChosenModifier[];
}

/** The destination. Every source but `approximate` is exact: that is the caller's description. */
export interface DraftPosition {
  point: Location;
  source: 'earlier' | 'searched' | 'on_map' | 'pasted' | 'approximate';
  /** With `earlier` and `searched`: the address that this location belongs to. */
  address?: string;
}

export type { KnownCustomer };

export interface DraftCustomer {
  name: string;
  /** Includes the plus: `+33`. */
  country_phone_code: string;
  phone: string;
  email?: string;
  /** The number from an earlier order. Accepted as it is, even if it fails today's rules. */
  known_phone?: string;
  /** The customer with `known_phone`, if chosen among earlier ones. */
  known?: KnownCustomer;
}

/** Everything entered for an order that isn't placed yet. Texts are kept as typed. */
export interface OrderDraft {
  /** Ensures at most one order, however often it is sent. */
  idempotency_key: string;
  /** The server refused this draft: the next change makes it a new order. */
  was_refused: boolean;
  order_type: OrderType;
  customer: DraftCustomer;
  /** The decision about a known customer whose details differ on this order: `about` says which. */
  customer_choice?: { about: string; is_one_off: boolean };
  address: string;
  /** If the address doesn't say it and an area asks for it. */
  postcode?: string;
  address_note: string;
  position: DraftPosition | null;
  table_id: string | null;
  /** If several are joined; `table_id` is the first. */
  table_ids?: readonly string[] | undefined;
  persons: number;
  /** The order is for later; `schedule_at` is the chosen slot. */
  is_later: boolean;
  schedule_at: string | null;
  /** Minutes until the kitchen is done, as typed; left out: the store's preparation time. */
  minutes?: string;
  paid_by: PaymentMethod;
  /** As typed, in the currency's major unit. */
  tip: string;
  /** As typed; left out or empty: none. */
  promo_code?: string;
  order_comment: string;
  delivery_comment: string;
  lines: DraftLine[];
}

export const newLineId = (): string => newId();
export const newKey = (): string => newId();

/** An empty ticket with the store's default country code. */
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

/** The ids of a ticket's tables. */
export const draftTables = ({ table_id, table_ids }: Pick<OrderDraft, 'table_id' | 'table_ids'>): readonly string[] =>
  table_ids ?? (table_id ? [table_id] : []);

/** The change that gives a ticket these tables. */
export const atTables = (ids: readonly string[]): Pick<OrderDraft, 'table_id' | 'table_ids'> => ({
  table_id: ids[0] ?? null,
  table_ids: ids.length > 1 ? ids : undefined,
});

/** Whether clearing it would lose nothing. */
export const isUntouched = (draft: OrderDraft): boolean =>
  draft.lines.length === 0 &&
  [
    draft.customer.name,
    draft.customer.phone,
    draft.address,
    draft.order_comment,
    draft.delivery_comment,
    draft.tip,
    draft.promo_code ?? '',
  ].every((text) => text === '');

export const itemCount = (draft: OrderDraft): number => draft.lines.reduce((sum, line) => sum + line.quantity, 0);

/** Quantity of each item on the ticket, over all lines. */
export function countsByItem(lines: readonly DraftLine[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const line of lines) sums.set(line.item_id, (sums.get(line.item_id) ?? 0) + line.quantity);
  return sums;
}

/** When the order would be due: at its slot, otherwise now. */
export const dueTime = ({ is_later, schedule_at }: Pick<OrderDraft, 'is_later' | 'schedule_at'>, now: Date): Date =>
  is_later && schedule_at ? new Date(schedule_at) : now;

/** Increase whenever `OrderDraft` changes shape, so that drafts from older versions are ignored. */
const shape = 1;

interface StoredDraft {
  shape: number;
  account: string;
  draft: OrderDraft;
}

/** The unfinished ticket of this account in this browser. */
export function loadDraft(account: string): OrderDraft | null {
  const stored = readStored<StoredDraft>(storageKeys.createOrderDraft);
  return stored?.shape === shape && stored.account === account ? stored.draft : null;
}

/** Stores a ticket across reloads; `null` deletes it. */
export function saveDraft(account: string, draft: OrderDraft | null): void {
  writeStored(storageKeys.createOrderDraft, draft && ({ shape, account, draft } satisfies StoredDraft));
}
