import { and, inArray, isNotNull } from 'drizzle-orm';
import { isReading } from '#contract/calls/isReading';
import { errorCodes } from '#contract/codes/errorCodes';
import { stores } from '../../db/schema/index';
import { CallError } from '../callError';
import type { Step } from '../exchange';

/** The fields in which a platform call can name a store. */
interface StoreReference {
  store_id?: string;
  _id?: string;
}

/**
 * Refuses the platform's writes in a deleted store: its row and its orders stay only for the records that the law requires. Its
 * own people have no session any longer.
 *
 * @throws 1000 as for a store that doesn't exist
 */
export const refuseDeletedStore: Step = async ({ call, name, body, db }, next) => {
  if (call.audience !== 'platform' || isReading(name)) return next();
  const { store_id, _id } = body as StoreReference;
  const ids = [store_id, _id].filter((id) => id !== undefined);
  if (ids.length === 0) return next();
  const isDeleted = and(inArray(stores.id, ids), isNotNull(stores.deleted_at));
  const [deleted] = await db.select({ id: stores.id }).from(stores).where(isDeleted);
  if (deleted) throw new CallError(errorCodes.NO_DATA_FOUND);
  return next();
};
