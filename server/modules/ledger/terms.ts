import { eq, sql } from 'drizzle-orm';
import { errorCodes } from '#contract/codes/errorCodes';
import type { CommissionTerms } from '#contract/ledger/terms';
import { businessDate } from '#contract/time';
import { newId } from '#server/db/schema/columns';
import { commissionTerms } from '#server/db/schema/ledger';
import { stores } from '#server/db/schema/stores';
import { CallError, fieldsNotValid } from '#server/http/callError';
import type { Handler } from '#server/http/handler';

/** All terms of a store in a query of `stores`, in the order that `termsAt` expects. */
export const termsOfStore = sql<CommissionTerms[]>`(
  select coalesce(json_agg(t.terms || jsonb_build_object('_id', t.id, 'first_day', t.first_day)
    order by t.first_day desc, t.created_at desc, t.id desc), '[]'::json)
  from commission_terms t where t.store_id = stores.id)`;

/** Sets terms from a day on, not before today: orders that were placed keep theirs. */
export const setCommission: Handler<'platform/set_commission'> = async (body, { db, now }) => {
  const { store_id, first_day, ...terms } = body;
  const [store] = await db
    .select({ timezone: stores.timezone, day_starts_at: stores.day_starts_at })
    .from(stores)
    .where(eq(stores.id, store_id));
  if (!store) throw new CallError(errorCodes.NO_DATA_FOUND);
  const at = now();
  const today = businessDate(at, store);
  if (first_day < today) {
    const params = { minimum: today };
    throw fieldsNotValid(errorCodes.FIELDS_NOT_VALID, [{ path: 'first_day', code: 'too_small', params }]);
  }
  const id = newId();
  await db.insert(commissionTerms).values({ store_id, id, first_day, terms, created_at: at });
  return { terms: { _id: id, first_day, ...terms } };
};
