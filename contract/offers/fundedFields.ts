import type { OfferConditions, OfferTerms } from './offerTerms';

type FundedField = Exclude<keyof OfferTerms | keyof OfferConditions, 'promo_code' | 'is_active'>;

/** The fields that decide how much an offer gives, to whom and when: what the platform agreed to pay a part of. */
const isFunded = {
  ...{ type: true, value: true, promo_for: true, promo_apply_on: true, min_order_amount: true, max_discount: true },
  ...{ min_items: true, starts_at: true, expires_at: true, recursion: true, order_types: true, uses_max: true },
  ...{ is_first_order_only: true, uses_per_customer: true, budget: true },
} as const satisfies Record<FundedField, true>;
export const fundedFields = Object.keys(isFunded) as FundedField[];

type Funded = Pick<OfferTerms & OfferConditions, FundedField>;

/** A value as text that is the same for the same value: instants and the fields of objects can be written in several ways. */
function textOf(name: FundedField, value: unknown): string {
  if ((name === 'starts_at' || name === 'expires_at') && typeof value === 'string') return String(Date.parse(value));
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return JSON.stringify(value);
  return JSON.stringify(Object.entries(value).sort(([a], [b]) => Number(a > b) - Number(a < b)));
}

/**
 * Whether an offer still gives what the platform agreed to pay a part of. Otherwise that part ends, until the platform sets it
 * again: a store could raise a discount that someone else pays.
 *
 * @param changes the changed fields, or all of them
 */
export const keepsFunding = (before: Funded, changes: { [Name in FundedField]?: Funded[Name] | undefined }): boolean =>
  fundedFields.every(
    (name) => changes[name] === undefined || textOf(name, changes[name]) === textOf(name, before[name]),
  );
