import { useEffect, useReducer } from 'react';
import type { DeliveryAddress } from '#contract/entities/order';
import type { Store } from '#contract/entities/store';
import { limits } from '#contract/limits';
import { isOffered } from '#contract/opening/openingRules';
import type { ChosenModifier } from '#contract/orders/lineRules';
import { servedTypes } from '../../../components/store/servedTypes';
import type { FoundCustomer } from '../caller';
import {
  type DraftCustomer,
  type DraftLine,
  isUntouched,
  loadDraft,
  newDraft,
  newKey,
  type OrderDraft,
  saveDraft,
} from './orderDraft';

type Fields = Omit<OrderDraft, 'idempotency_key' | 'was_refused' | 'customer' | 'lines'>;

export type DraftAction =
  | { type: 'set'; change: Partial<Fields> }
  | { type: 'customer'; change: Partial<DraftCustomer> }
  | { type: 'pickCustomer'; found: FoundCustomer }
  | { type: 'takeAddress'; place: DeliveryAddress }
  | { type: 'addLine'; line: DraftLine }
  /** Adds lines of an earlier order to the ticket. */
  | { type: 'addLines'; lines: readonly DraftLine[] }
  /** Undoes `addLines`, without touching other changes made since. */
  | { type: 'removeAddedLines'; lines: readonly DraftLine[] }
  | { type: 'changeLine'; id: string; change: Partial<DraftLine> }
  | { type: 'removeLine'; id: string }
  /** Undo of `removeLine`. */
  | { type: 'insertLine'; line: DraftLine; index: number }
  /** Undo of `clear`. */
  | { type: 'restore'; draft: OrderDraft }
  | { type: 'clear'; countryPhoneCode: string }
  | { type: 'refused' }
  /** The earlier attempt was placed after all, and this should be another order. */
  | { type: 'asAnotherOrder' };

const choiceKey = (modifiers: readonly ChosenModifier[]): string =>
  modifiers
    .map((chosen) => `${chosen.modifier_group_id}/${chosen.modifier_id}*${chosen.quantity}`)
    .sort()
    .join();

const isSameChoice = (a: DraftLine, b: DraftLine): boolean =>
  a.item_id === b.item_id && a.note.trim() === b.note.trim() && choiceKey(a.modifiers) === choiceKey(b.modifiers);

function addLine(lines: DraftLine[], added: DraftLine): DraftLine[] {
  const same = lines.find((line) => isSameChoice(line, added) && line.quantity + added.quantity <= limits.quantityMax);
  if (!same) return [...lines, added];
  return lines.map((line) => (line === same ? { ...line, quantity: line.quantity + added.quantity } : line));
}

function removeAddedLine(lines: DraftLine[], added: DraftLine): DraftLine[] {
  const last = lines.findLastIndex((line) => isSameChoice(line, added));
  return lines.flatMap((line, index) => {
    if (index !== last) return [line];
    return line.quantity > added.quantity ? [{ ...line, quantity: line.quantity - added.quantity }] : [];
  });
}

/** The fields of a destination that an earlier order had. */
export const placeFields = ({ address, note, location, postcode = '' }: DeliveryAddress) => ({
  address,
  postcode,
  address_note: note ?? '',
  position: { point: location, source: 'earlier' as const, address },
});

function pickCustomer(draft: OrderDraft, found: FoundCustomer): OrderDraft {
  const { name, country_phone_code, phone, email, addresses } = found;
  const earlier = { known_phone: phone, known: { name, addresses } };
  return {
    ...draft,
    customer: { name, country_phone_code, phone, ...earlier, ...(email ? { email } : {}) },
    ...(addresses[0] && placeFields(addresses[0])),
  };
}

function changed(draft: OrderDraft, action: DraftAction): OrderDraft {
  switch (action.type) {
    case 'set':
      return { ...draft, ...action.change };
    case 'customer':
      return { ...draft, customer: { ...draft.customer, ...action.change } };
    case 'pickCustomer':
      return pickCustomer(draft, action.found);
    case 'takeAddress':
      return { ...draft, ...placeFields(action.place) };
    case 'addLine':
      return { ...draft, lines: addLine(draft.lines, action.line) };
    case 'addLines':
      return { ...draft, lines: action.lines.reduce(addLine, draft.lines) };
    case 'removeAddedLines':
      return { ...draft, lines: action.lines.reduce(removeAddedLine, draft.lines) };
    case 'changeLine':
      return {
        ...draft,
        lines: draft.lines.map((line) => (line.id === action.id ? { ...line, ...action.change } : line)),
      };
    case 'removeLine':
      return { ...draft, lines: draft.lines.filter((line) => line.id !== action.id) };
    case 'insertLine':
      return { ...draft, lines: draft.lines.toSpliced(action.index, 0, action.line) };
    case 'restore':
      return action.draft;
    case 'clear':
      return newDraft(action.countryPhoneCode);
    case 'refused':
      return { ...draft, was_refused: true };
    case 'asAnotherOrder':
      return { ...draft, idempotency_key: newKey() };
  }
}

/**
 * Every change to a ticket. After a refusal, the draft's next change makes it a new order;
 * if the result is unknown, it keeps its key, so that resending can't create a second order.
 */
export function draftReducer(draft: OrderDraft, action: DraftAction): OrderDraft {
  const next = changed(draft, action);
  if (!draft.was_refused || action.type === 'refused' || action.type === 'restore') return next;
  return { ...next, was_refused: false, idempotency_key: newKey() };
}

/** The account's ticket; it survives reloads. An empty one is of a type that the store takes. */
export function useOrderDraft(account: string, store: Store) {
  const start = () => loadDraft(account) ?? newDraft(store.country_phone_code);
  const [draft, dispatch] = useReducer(draftReducer, null, start);
  const [first] = servedTypes(store);
  const type = !first || !isUntouched(draft) || isOffered(store, draft.order_type) ? draft.order_type : first;
  useEffect(() => {
    if (type !== draft.order_type) dispatch({ type: 'set', change: { order_type: type } });
  }, [type, draft.order_type]);
  useEffect(() => saveDraft(account, isUntouched(draft) ? null : draft), [account, draft]);
  return [draft, dispatch] as const;
}
