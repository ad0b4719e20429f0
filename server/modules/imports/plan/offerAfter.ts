import { limits } from '#contract/limits';
import type { CellErrorCode } from '#contract/menuFiles/outcomes';
import { type CellRead, readInteger } from '#contract/menuFiles/readCell';
import { readClock, readDayOfYear, readInstant, readWeekday } from '#contract/menuFiles/timeCells';
import { writeMoney } from '#contract/menuFiles/writeMoney';
import { keepsFunding } from '#contract/offers/fundedFields';
import { isForChosen, offerErrors } from '#contract/offers/offerErrors';
import { offerTargets, offerTypes, type Recursion, recursionTypes } from '#contract/offers/offerTerms';
import { type OrderType, orderTypes } from '#contract/orders/statuses';
import type { promoCodes } from '#server/db/schema/promoCodes';
import type { ImportContext } from '../importContext';
import type { OfferTargets } from './offerTargetsOf';
import { after, type RowReader, textsAfter } from './rowReader';

type Stored = Omit<
  typeof promoCodes.$inferSelect,
  'store_id' | 'version' | 'created_at' | 'updated_at' | 'updated_by' | 'starts_at' | 'expires_at'
>;

/** An offer as rows change it. */
export type OfferRow = Stored & { starts_at: string | null; expires_at: string | null };

export const blankOffer = (id: string, promo_code: string): OfferRow => ({
  ...{ id, promo_code, name: [], description: [''], image: null, is_active: true },
  ...{ type: 'percentage', value: 0, max_discount: null, promo_for: 'order', promo_apply_on: [] },
  ...{ recursion: { type: 'none' }, starts_at: null, expires_at: null, order_types: [...orderTypes] },
  ...{ min_order_amount: null, min_items: null, is_first_order_only: false },
  ...{ uses_max: null, uses_per_customer: null, budget: null, uses: 0, discount_given: 0 },
  funded_by_platform: 0,
  ...{ only_country_phone_code: null, only_phone: null },
});

const hasSame = <Entry>(one: readonly Entry[], other: readonly Entry[]): boolean =>
  one.length === other.length && one.every((entry) => other.includes(entry));

/** The new list, or the old one if both have the same entries: in which order a file names them says nothing. */
const listAfter = <Entry>(next: readonly Entry[], before: readonly Entry[]): Entry[] => {
  const each = [...new Set(next)];
  return hasSame(each, before) ? [...before] : each;
};

/** Reads each name in a cell, and reports those that can't be read. */
function readEach<Value>(
  reader: RowReader,
  column: string,
  names: readonly string[],
  read: (name: string) => CellRead<Value>,
): Value[] {
  return names.flatMap((name) => {
    const found = read(name);
    if (!found.code) return [found.value];
    reader.fail(column, found.code, { ...found.params, name });
    return [];
  });
}

const readDayOfMonth = (text: string): CellRead<number> => {
  const { value } = readInteger(text, { min: 1, max: 31 });
  return value === undefined ? { code: 'not_a_day' } : { value };
};

const withDays = ['weekly', 'monthly', 'annual'] as const satisfies readonly Recursion['type'][];

function recursionAfter(reader: RowReader, before: Recursion): Recursion {
  const start_time = after(reader.read('from', readClock), undefined, before.start_time);
  const end_time = after(reader.read('until', readClock), undefined, before.end_time);
  const repeats = after(reader.choice('repeats', recursionTypes), 'none', before.type);
  // As in the form: new hours alone are those of every day.
  const type = repeats === 'none' && start_time && start_time !== before.start_time ? 'daily' : repeats;
  // Commas can separate days, too.
  const cell = reader.list('days');
  const names = cell?.flatMap((name) => name.split(/[,;]/)).filter((name) => name.trim() !== '');
  const each = <Value>(read: (name: string) => CellRead<Value>, was: readonly Value[] = []) =>
    names
      ? listAfter(readEach(reader, 'days', names, read), was)
      : cell === null || before.type !== type
        ? []
        : [...was];
  const times = { ...(start_time && { start_time }), ...(end_time && { end_time }) };
  if (type === 'weekly') return { type, days: each(readWeekday, before.days), ...times };
  if (type === 'monthly') return { type, days: each(readDayOfMonth, before.days), ...times };
  if (type === 'annual') return { type, dates: each(readDayOfYear, before.dates), ...times };
  if (names) reader.fail('repeats', 'not_a_choice', { choices: withDays.join(', ') });
  return { type, ...times };
}

/** The IDs that the row's names stand for. A name that several records have is the one that the offer is for already. */
function targetsAfter(reader: RowReader, before: OfferRow, promo_for: OfferRow['promo_for'], targets: OfferTargets) {
  if (!isForChosen(promo_for)) return [];
  const names = reader.list('promo_apply_on');
  const isOther = promo_for !== before.promo_for;
  if (!names) return names === null || isOther ? [] : before.promo_apply_on;
  const ids: string[] = [];
  for (const name of names) {
    const same = targets.named(promo_for, name);
    const current = same.find((id) => before.promo_apply_on.includes(id) && !ids.includes(id));
    const id = same.length === 1 ? same[0] : current;
    if (id && !ids.includes(id)) ids.push(id);
    if (!id) reader.fail('promo_apply_on', same.length > 1 ? 'ambiguous_name' : 'unknown_target', { name });
  }
  // Targets that are no longer on the menu have no name in a file, and stay.
  const known = before.promo_apply_on.filter((id) => targets.labels.has(id));
  return !isOther && hasSame(ids, known) ? before.promo_apply_on : ids;
}

function orderTypesAfter(reader: RowReader, before: OrderType[]): OrderType[] {
  const names = reader.list('order_types');
  if (!names) return names === null ? [...orderTypes] : before;
  const params = { choices: orderTypes.join(', ') };
  return listAfter(
    readEach(reader, 'order_types', names, (name): CellRead<OrderType> => {
      const value = orderTypes.find((type) => type === name.toLowerCase());
      return value ? { value } : { code: 'not_a_choice', params };
    }),
    before,
  );
}

/** An instant; one that was there keeps its seconds, which a file doesn't have. */
function instantAfter(reader: RowReader, column: 'starts_at' | 'expires_at', before: string | null, timezone: string) {
  const instant = reader.read(column, (text) => readInstant(text, timezone, column === 'expires_at'));
  const next = after(instant, null, before);
  return next && before && next.slice(0, 16) === before.slice(0, 16) ? before : next;
}

/** Reports what the row lacks, and what its cells say together and shouldn't. */
function checkTogether(reader: RowReader, before: OfferRow, offer: OfferRow, currency: string): void {
  const isWrong = (column: string) => reader.errors.some((error) => error.column === column);
  if (!offer.name[0] && !isWrong('name')) reader.fail('name', 'required');
  // Percent and amounts mean different things; a new offer has none yet.
  const isOther = offer.type !== before.type || before.value === 0;
  if (isOther && !reader.isGiven('value')) reader.fail('value', 'required');
  const [min, max] =
    offer.type === 'percentage' ? ['0.001', '100'] : [writeMoney(1, currency), writeMoney(limits.amountMax, currency)];
  const isStartMissing = offer.recursion.start_time === undefined;
  const errors: Record<string, [column: string, code: CellErrorCode, params?: Record<string, string>]> = {
    value: ['value', 'out_of_range', { min, max }],
    promo_apply_on: ['promo_apply_on', 'required'],
    expires_at: ['expires_at', 'end_before_start'],
    'recursion.days': ['days', 'required'],
    'recursion.dates': ['days', 'required'],
    'recursion.end_time': isStartMissing
      ? ['from', 'required']
      : ['until', offer.recursion.end_time === undefined ? 'required' : 'end_before_start'],
  };
  for (const { path } of offerErrors(offer)) {
    const [column, code, params] = errors[path] ?? [];
    if (column && code && !isWrong(column)) reader.fail(column, code, params);
  }
}

/** The offer after the row; invalid cells are reported to the reader and leave the old value. */
export function offerAfter(
  reader: RowReader,
  before: OfferRow,
  targets: OfferTargets,
  { session }: ImportContext,
): OfferRow {
  const { currency, timezone } = session;
  const limit = (column: 'min_items' | 'uses_max' | 'uses_per_customer', max: number) =>
    after(reader.integer(column, max, 1), null, before[column]);
  const amount = (column: 'max_discount' | 'min_order_amount' | 'budget') =>
    after(reader.money(column), null, before[column]);
  const type = after(reader.choice('type', offerTypes), 'percentage', before.type);
  const discount = type === 'percentage' ? reader.percent('value') : reader.money('value');
  if (discount === null) reader.fail('value', 'required');
  const promo_for = after(reader.choice('promo_for', offerTargets), 'order', before.promo_for);
  const next: OfferRow = {
    ...before,
    name: textsAfter(reader.texts('name', limits.nameMax), before.name),
    description: textsAfter(reader.texts('description', limits.descriptionMax), before.description),
    is_active: after(reader.boolean('is_active'), true, before.is_active),
    type,
    value: discount ?? before.value,
    max_discount: type === 'percentage' ? amount('max_discount') : null,
    promo_for,
    promo_apply_on: targetsAfter(reader, before, promo_for, targets),
    recursion: recursionAfter(reader, before.recursion),
    starts_at: instantAfter(reader, 'starts_at', before.starts_at, timezone),
    expires_at: instantAfter(reader, 'expires_at', before.expires_at, timezone),
    order_types: orderTypesAfter(reader, before.order_types),
    min_order_amount: amount('min_order_amount'),
    min_items: limit('min_items', 999),
    is_first_order_only: after(reader.boolean('is_first_order_only'), false, before.is_first_order_only),
    uses_max: limit('uses_max', limits.placesMax),
    uses_per_customer: limit('uses_per_customer', limits.quantityMax),
    budget: amount('budget'),
  };
  checkTogether(reader, before, next, currency);
  return keepsFunding(before, next) ? next : { ...next, funded_by_platform: 0 };
}
