import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { errorCodes } from '#contract/codes/errorCodes';
import { successCodes } from '#contract/codes/successCodes';
import { keepsFunding } from '#contract/offers/fundedFields';
import type { OfferState } from '#contract/offers/offerState';
import { offerRecord } from '#contract/resources/offers';
import { promoUses, promoCodes as table } from '#server/db/schema/promoCodes';
import { storeImages } from '#server/records/storeImages';
import { storeResource } from '#server/records/storeResource';
import { assertOfferValid } from './assertOfferValid';

const isUsedUp = sql`(coalesce(${table.uses} >= ${table.uses_max}, false)
  or coalesce(${table.discount_given} >= ${table.budget}, false))`;

/** The condition of each state, as `offerState` decides it. */
function inState(state: OfferState, now: Date): SQL {
  const at = sql`${now.toISOString()}::timestamptz`;
  const isExpired = sql`coalesce(${table.expires_at} <= ${at}, false)`;
  const isLater = sql`coalesce(${table.starts_at} > ${at}, false)`;
  switch (state) {
    case 'used_up':
      return isUsedUp;
    case 'expired':
      return sql`not ${isUsedUp} and ${isExpired}`;
    case 'paused':
      return sql`not ${isUsedUp} and not ${isExpired} and not ${table.is_active}`;
    case 'scheduled':
      return sql`not ${isUsedUp} and not ${isExpired} and ${table.is_active} and ${isLater}`;
    case 'running':
      return sql`not ${isUsedUp} and not ${isExpired} and ${table.is_active} and not ${isLater}`;
  }
}

export const offers = storeResource(offerRecord, {
  table,
  // Apology codes are shown with their review, not in the list; a search finds them.
  listed: isNull(table.only_phone),
  search: ['promo_code', 'name'],
  texts: { name: 'name', description: 'text' },
  matches: { state: (state, { now }) => inState(state, now()) },
  unique: { promo_codes_code: { path: 'promo_code', code: errorCodes.PROMO_CODE_EXISTS } },
  notFound: errorCodes.PROMO_NOT_FOUND,
  messages: {
    add: successCodes.PROMO_CODE_ADDED,
    update: successCodes.PROMO_CODE_UPDATED,
    delete: successCodes.PROMO_CODE_DELETED,
  },
  // Its uses go with it; orders keep the offer as they agreed on it.
  beforeDelete: async (tx, { _id }, { session }) => {
    await tx.delete(promoUses).where(and(eq(promoUses.store_id, session.store_id), eq(promoUses.promo_id, _id)));
  },
  columns: async (tx, input, record, { session }) => {
    const { image } = input;
    const isFundedStill = record === null || keepsFunding(record, input);
    await assertOfferValid(tx, session.store_id, input, record ?? {});
    return {
      ...(!isFundedStill && { funded_by_platform: 0 }),
      ...(image === undefined
        ? {}
        : { image: image ? ((await storeImages(tx, session.store_id, [image._id], () => 'image'))[0] ?? null) : null }),
    };
  },
});
