import type { Minor } from '../money';
import { type Multilingual, nameKey } from '../multilingual';
import { isForChosen } from '../offers/offerErrors';
import type { Recursion } from '../offers/offerTerms';
import type { OfferRecord } from '../resources/offers';
import type { Cells } from './fileColumns';
import { writeList } from './listCell';
import { writeDayOfYear, writeInstant, writeWeekday } from './timeCells';

/** The fields of an offer that files have. */
export type WrittenOffer = Omit<
  OfferRecord,
  '_id' | 'version' | 'image' | 'uses' | 'discount_given' | `updated_${string}`
>;

/** An item or a sub-category that offers can be for. */
export interface OfferTargetRecord {
  _id: string;
  name: Multilingual;
  sku?: string;
}

function labelsOf(records: readonly OfferTargetRecord[]): [id: string, label: string][] {
  const counts = new Map<string, number>();
  for (const { name } of records) counts.set(nameKey(name), (counts.get(nameKey(name)) ?? 0) + 1);
  return records.map(({ _id, name, sku }) => [_id, ((counts.get(nameKey(name)) ?? 0) > 1 && sku) || (name[0] ?? '')]);
}

/**
 * Returns the names by which files refer to a menu's items and sub-categories, by ID: their names, or the SKU of an
 * item whose name isn't unique.
 */
export const targetLabels = (menu: {
  items: readonly OfferTargetRecord[];
  sub_categories: readonly OfferTargetRecord[];
}): Map<string, string> => new Map([...labelsOf(menu.items), ...labelsOf(menu.sub_categories)]);

/** Weekdays, days of the month, or days of the year. */
const writeDays = ({ type, days = [], dates = [] }: Recursion): string => {
  if (type === 'weekly') return writeList(days.map(writeWeekday));
  return writeList(type === 'monthly' ? days.map(String) : dates.map(writeDayOfYear));
};

interface OfferContext {
  money: (amount: Minor) => string;
  timezone: string;
  /** From `targetLabels`, of items and sub-categories. */
  targets: ReadonlyMap<string, string>;
}

/** The cells of an offer, without its texts. An empty cell means no limit. */
export function writeOfferCells(offer: WrittenOffer, { money, timezone, targets }: OfferContext): Cells {
  const limit = (amount: Minor | null) => (amount === null ? '' : money(amount));
  const count = (number: number | null) => (number === null ? '' : String(number));
  const instant = (at: string | null) => (at === null ? '' : writeInstant(at, timezone));
  const yesNo = (value: boolean) => (value ? 'yes' : 'no');
  const { recursion, promo_for } = offer;
  return {
    is_active: yesNo(offer.is_active),
    type: offer.type,
    value: offer.type === 'percentage' ? String(offer.value) : money(offer.value),
    max_discount: limit(offer.max_discount),
    promo_for,
    promo_apply_on: isForChosen(promo_for)
      ? writeList(offer.promo_apply_on.flatMap((id) => targets.get(id) ?? []))
      : '',
    repeats: recursion.type,
    days: writeDays(recursion),
    from: recursion.start_time ?? '',
    until: recursion.end_time ?? '',
    starts_at: instant(offer.starts_at),
    expires_at: instant(offer.expires_at),
    order_types: writeList(offer.order_types),
    min_order_amount: limit(offer.min_order_amount),
    min_items: count(offer.min_items),
    is_first_order_only: yesNo(offer.is_first_order_only),
    uses_max: count(offer.uses_max),
    uses_per_customer: count(offer.uses_per_customer),
    budget: limit(offer.budget),
  };
}
