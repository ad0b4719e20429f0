import type { FieldError } from '../envelope';
import type { OfferTarget, OfferType, Recursion } from './offerTerms';

/** The fields of an offer that are checked together. */
export interface CheckedOffer {
  type?: OfferType | undefined;
  value?: number | undefined;
  promo_for?: OfferTarget | undefined;
  promo_apply_on?: readonly string[] | undefined;
  starts_at?: string | null | undefined;
  expires_at?: string | null | undefined;
  recursion?: Recursion | undefined;
}

/** Whether an offer is only for chosen items or sub-categories. */
export const isForChosen = (target: OfferTarget | null | undefined): boolean =>
  target === 'item' || target === 'sub_category';

/** Returns the errors in an offer's days and hours, by field. */
export function recursionErrors({ type, days = [], dates = [], start_time, end_time }: Recursion): FieldError[] {
  const errors: FieldError[] = [];
  const isWeekly = type === 'weekly';
  if (isWeekly && (days.length === 0 || days.some((day) => day > 6)))
    errors.push({ path: 'days', code: 'invalid_value' });
  if (type === 'monthly' && (days.length === 0 || days.some((day) => day < 1)))
    errors.push({ path: 'days', code: 'invalid_value' });
  if (type === 'annual' && dates.length === 0) errors.push({ path: 'dates', code: 'invalid_value' });
  if ((start_time === undefined) !== (end_time === undefined)) errors.push({ path: 'end_time', code: 'invalid_type' });
  if (start_time !== undefined && start_time === end_time) errors.push({ path: 'end_time', code: 'invalid_value' });
  return errors;
}

/** Returns the errors of an offer's fields that depend on each other, by field. */
export function offerErrors({ type, value = 0, promo_for, promo_apply_on = [], ...times }: CheckedOffer): FieldError[] {
  const { starts_at, expires_at, recursion } = times;
  const errors: FieldError[] = [];
  if (value <= 0) errors.push({ path: 'value', code: 'too_small', params: { minimum: 0 } });
  if (type === 'percentage' && value > 100) errors.push({ path: 'value', code: 'too_big', params: { maximum: 100 } });
  if (type === 'absolute' && !Number.isInteger(value)) errors.push({ path: 'value', code: 'invalid_value' });
  if (isForChosen(promo_for) && promo_apply_on.length === 0)
    errors.push({ path: 'promo_apply_on', code: 'too_small', params: { minimum: 1 } });
  if (starts_at && expires_at && new Date(expires_at) <= new Date(starts_at))
    errors.push({ path: 'expires_at', code: 'invalid_value' });
  const inRecursion = recursion ? recursionErrors(recursion) : [];
  return [...errors, ...inRecursion.map((error) => ({ ...error, path: `recursion.${error.path}` }))];
}
