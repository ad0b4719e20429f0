import { and, eq, inArray } from 'drizzle-orm';
import { errorCodes } from '#contract/codes/errorCodes';
import type { FieldError } from '#contract/envelope';
import { isForChosen, offerErrors } from '#contract/offers/offerErrors';
import type { OfferRecord } from '#contract/resources/offers';
import type { Database } from '#server/db/database';
import { items, subCategories } from '#server/db/schema/menu';
import { fieldsNotValid } from '#server/http/callError';

type OfferFields = Partial<Omit<OfferRecord, 'image'>>;

/** Items or sub-categories that the offer is to be for and the store doesn't have. Those that were deleted since may stay. */
async function unknownTargets(
  db: Database,
  storeId: string,
  { promo_for, promo_apply_on = [] }: OfferFields,
  before: OfferFields,
) {
  const earlier = promo_for === before.promo_for ? (before.promo_apply_on ?? []) : [];
  const chosen = promo_apply_on.filter((id) => !earlier.includes(id));
  if (!isForChosen(promo_for) || chosen.length === 0) return [];
  const table = promo_for === 'item' ? items : subCategories;
  const known = await db
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.store_id, storeId), inArray(table.id, chosen)));
  const ids = new Set(known.map(({ id }) => id));
  return chosen.filter((id) => !ids.has(id));
}

/**
 * Checks that the fields of an offer go together.
 *
 * @param before the stored offer; empty for a new one
 * @throws 4022 at each field
 */
export async function assertOfferValid(
  db: Database,
  storeId: string,
  changes: OfferFields,
  before: OfferFields,
): Promise<void> {
  const offer = { ...before, ...changes };
  const errors: FieldError[] = offerErrors(offer);
  const unknown = await unknownTargets(db, storeId, offer, before);
  const code = String(errorCodes.NO_DATA_FOUND);
  if (unknown.length > 0) errors.push({ path: 'promo_apply_on', code, params: { ids: unknown } });
  if (errors.length > 0) throw fieldsNotValid(errorCodes.FIELDS_NOT_VALID, errors);
}
