import { minorDigits } from '#contract/currencyDigits';
import type { PriceChange } from '#contract/entities/priceChange';
import type { Allergen, DietMark } from '#contract/menu/diet';
import { parsePlainNumber } from '../../../../components/inputs/numbers/editedNumber';
import type { Stock } from '../../../../components/stock/stock';
import { parseAmount } from '../../../../components/store/parseAmount';

export const marksModes = ['add', 'remove', 'set'] as const;

/** A draft of a change of allergens or diet marks; `marks` is `null` until something is chosen. */
export interface MarksDraft<Mark> {
  mode: (typeof marksModes)[number];
  marks: readonly Mark[] | null;
}

export const priceChangeTypes = ['raise_percent', 'lower_percent', 'raise_amount', 'lower_amount', 'set'] as const;
export type PriceChangeType = (typeof priceChangeTypes)[number];

/** A change of many items as it is put together; what is `null` stays as each item has it. */
export interface BulkDraft {
  price: { type: PriceChangeType; typed: string; round_to: number } | null;
  tax: string | null;
  sub_category_id: string | null;
  is_visible: boolean | null;
  stock: Stock | null;
  allergens: MarksDraft<Allergen> | null;
  diet_marks: MarksDraft<DietMark> | null;
}

export const emptyDraft: BulkDraft = {
  ...{ price: null, tax: null, sub_category_id: null, is_visible: null, stock: null },
  ...{ allergens: null, diet_marks: null },
};

/**
 * Steps that prices are rounded to, in minor units: of 0.05 up to 1 major unit, or of 5 up to 100 in currencies without
 * smaller ones.
 */
export const roundings = (currency: string): number[] =>
  minorDigits(currency) === 3 ? [1, 50, 100, 500, 1000] : [1, 5, 10, 50, 100];

/** A menu keeps a step if so many of its prices do: there is always one that was typed otherwise. */
const usualShare = 0.9;

/**
 * The step that a menu's prices keep, the largest where several do; without such a step, the smallest that rounds at all.
 *
 * @example usualStep([1290, 950, 1300], 'EUR') // 10
 */
export function usualStep(prices: readonly number[], currency: string): number {
  const [, smallest = 1, ...larger] = roundings(currency);
  const paid = prices.filter((price) => price > 0);
  const isUsual = (step: number) => paid.filter((price) => price % step === 0).length >= paid.length * usualShare;
  return paid.length === 0 ? smallest : (larger.findLast(isUsual) ?? smallest);
}

/** A price change as it is first offered, rounded as the menu's own prices are. */
export const firstPrice = (prices: readonly number[], currency: string): NonNullable<BulkDraft['price']> => ({
  type: 'raise_percent',
  typed: '',
  round_to: usualStep(prices, currency),
});

const percentMax = { raise: 1_000, lower: 100 } as const;

/** Reads the typed price change: a change, one new price for all, or `null` while it is incomplete. */
export function priceOf(draft: BulkDraft['price'], currency: string): PriceChange | { set: number } | null {
  if (!draft || draft.typed.trim() === '') return null;
  const { type, typed, round_to } = draft;
  if (type === 'raise_percent' || type === 'lower_percent') {
    const percent = parsePlainNumber(typed, 3);
    const sign = type === 'raise_percent' ? 1 : -1;
    const most = sign > 0 ? percentMax.raise : percentMax.lower;
    return percent === null || percent <= 0 || percent > most
      ? null
      : { kind: 'percent', value: sign * percent, round_to };
  }
  const amount = parseAmount(typed, currency);
  if (amount === null) return null;
  if (type === 'set') return { set: amount };
  return amount === 0 ? null : { kind: 'amount', value: type === 'raise_amount' ? amount : -amount, round_to };
}

/** Tax in percent, from 0 to 100; `null` for what is none. */
export function taxOf(typed: string | null): number | null {
  const tax = typed === null || typed.trim() === '' ? null : parsePlainNumber(typed, 3);
  return tax === null || tax < 0 || tax > 100 ? null : tax;
}

const dietFields = ['allergens', 'diet_marks'] as const;

/** Returns the marks to set for all items, and those to add to or remove from each item's own. */
function dietChanges(draft: BulkDraft) {
  const drafts = dietFields.flatMap((field) => (draft[field] ? [{ field, ...draft[field] }] : []));
  const [set, changed] = [drafts.filter(({ mode }) => mode === 'set'), drafts.filter(({ mode }) => mode !== 'set')];
  return {
    ...Object.fromEntries(set.map(({ field, marks }) => [field, marks])),
    ...(changed.length > 0 && {
      diet_change: Object.fromEntries(changed.map(({ field, mode, marks }) => [field, { [mode]: marks }])),
    }),
  };
}

/** Whether nothing is chosen. With "set", an empty list is a choice: all items contain none of the allergens. */
const isUnchosen = (draft: MarksDraft<string> | null): boolean =>
  draft !== null && (draft.marks === null || (draft.mode !== 'set' && draft.marks.length === 0));

export type BulkError = 'nothing' | 'price' | 'tax' | 'sub_category' | 'allergens' | 'diet_marks';

/**
 * The fields that `update_item` takes for all of them, or what is wrong with the draft.
 *
 * @example bulkChanges({ ...emptyDraft, is_visible: false }, 'EUR') // { changes: { is_visible: false } }
 */
export function bulkChanges(
  draft: BulkDraft,
  currency: string,
): { changes: Record<string, unknown>; error?: never } | { error: BulkError; changes?: never } {
  const price = priceOf(draft.price, currency);
  if (draft.price && !price) return { error: 'price' };
  const tax = taxOf(draft.tax);
  if (draft.tax !== null && tax === null) return { error: 'tax' };
  if (draft.sub_category_id === '') return { error: 'sub_category' };
  const unchosen = dietFields.find((field) => isUnchosen(draft[field]));
  if (unchosen) return { error: unchosen };
  const changes = {
    ...(price && ('set' in price ? { price: price.set } : { price_change: price })),
    ...(tax !== null && { tax }),
    ...(draft.sub_category_id !== null && { sub_category_id: draft.sub_category_id }),
    ...(draft.is_visible !== null && { is_visible: draft.is_visible }),
    ...(draft.stock ?? {}),
    ...dietChanges(draft),
  };
  return Object.keys(changes).length === 0 ? { error: 'nothing' } : { changes };
}
