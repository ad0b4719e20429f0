import { errorCodes } from '#contract/codes/errorCodes';
import type { Database } from '#server/db/database';
import { CallError } from '#server/http/callError';
import { type HoldingOrder, takersOf } from '../../bookings/service';

/** The tables that an order of the store is to get, and when. */
interface WantedTables {
  table_ids: readonly string[];
  from: Date;
  until: Date | undefined;
}

/**
 * Does work that gives an order tables. Its caller is of the store's staff, and learns whose they are.
 *
 * @throws what the work throws; TABLE_NOT_FREE with `taken_by`
 */
export async function namingTakers<Result>(
  tx: Database,
  order: HoldingOrder,
  { table_ids, ...period }: WantedTables,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof CallError) || error.code !== errorCodes.TABLE_NOT_FREE) throw error;
    const taken_by = await takersOf(tx, order, table_ids, period);
    const { errors = [{ path: 'table_id', code: String(error.code) }] } = error.details;
    throw new CallError(error.code, {
      ...error.details,
      errors: errors.map((one) => ({ ...one, params: { ...one.params, taken_by } })),
    });
  }
}
