import { and, eq, inArray } from 'drizzle-orm';
import { errorCodes } from '#contract/codes/errorCodes';
import type { FieldError } from '#contract/envelope';
import type { PromoCode } from '#contract/resources/promoCodes';
import type { Database } from '#server/db/database';
import { items, subCategories } from '#server/db/schema/menu';
import { fieldsNotValid } from '#server/http/callError';

type Given = Partial<Omit<PromoCode, 'image'>>;

const fault = (
  path: string,
  code: FieldError['code'] = 'invalid_value',
  params?: FieldError['params'],
): FieldError => ({
  path,
  code,
  ...(params && { params }),
});

/** Items or sub-categories that the offer is for and the store doesn't have. */
async function unknownTargets(db: Database, storeId: string, { promo_for, promo_apply_on = [] }: Given) {
  if (promo_for !== 'item' && promo_for !== 'sub_category') return [];
  const table = promo_for === 'item' ? items : subCategories;
  const known = await db
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.store_id, storeId), inArray(table.id, [...promo_apply_on])));
  const ids = new Set(known.map(({ id }) => id));
  return promo_apply_on.filter((id) => !ids.has(id));
}

function* faultsOf({ type, value = 0, promo_for, promo_apply_on = [], starts_at, expires_at, recursion }: Given) {
  if (value <= 0) yield fault('value', 'too_small', { minimum: 0 });
  if (type === 'percentage' && value > 100) yield fault('value', 'too_big', { maximum: 100 });
  if (type === 'absolute' && !Number.isInteger(value)) yield fault('value');
  const isForSome = promo_for === 'item' || promo_for === 'sub_category';
  if (isForSome && promo_apply_on.length === 0) yield fault('promo_apply_on', 'too_small', { minimum: 1 });
  if (starts_at && expires_at && new Date(expires_at) <= new Date(starts_at)) yield fault('expires_at');
  const { type: rhythm, days = [], dates = [], start_time, end_time } = recursion ?? { type: 'none' as const };
  if (rhythm === 'weekly' && (days.length === 0 || days.some((day) => day > 6))) yield fault('recursion.days');
  if (rhythm === 'monthly' && (days.length === 0 || days.some((day) => day < 1))) yield fault('recursion.days');
  if (rhythm === 'annual' && dates.length === 0) yield fault('recursion.dates');
  if ((start_time === undefined) !== (end_time === undefined)) yield fault('recursion.end_time', 'invalid_type');
  if (start_time !== undefined && start_time === end_time) yield fault('recursion.end_time');
}

/**
 * Checks what the fields of an offer say together.
 *
 * @param offer all of its fields: those given, over those it has
 * @throws 4022 at each field
 */
export async function assertSound(db: Database, storeId: string, offer: Given): Promise<void> {
  const errors = [...faultsOf(offer)];
  const unknown = await unknownTargets(db, storeId, offer);
  if (unknown.length > 0) errors.push(fault('promo_apply_on', String(errorCodes.NO_DATA_FOUND), { ids: unknown }));
  if (errors.length > 0) throw fieldsNotValid(errorCodes.FIELDS_NOT_VALID, errors);
}
