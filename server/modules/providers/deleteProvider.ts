import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { type ErrorCode, errorCodes } from '#contract/codes/errorCodes';
import { successCodes } from '#contract/codes/successCodes';
import type { BulkResult } from '#contract/entities/change';
import type { Database } from '#server/db/database';
import { deliveryOffers } from '#server/db/schema/orders';
import { providers } from '#server/db/schema/providers';
import { CallError } from '#server/http/callError';
import type { Handler } from '#server/http/handler';
import { tellMenuChanged } from '../menu/service';
import { refuseTakenContact } from './assertContact';
import { changeProvider } from './changeProvider';
import { loadProvider, providerNotFound } from './loadProvider';
import { isProvider, openOrders } from './selectProviders';

/** Offers that a person has yet to answer. */
const offersWaiting = sql<number>`(select count(*)::int from ${deliveryOffers} f
  where f.store_id = providers.store_id and f.provider_id = providers.id and f.state = 'offered')`;

/** Why a person cannot be taken off the list; `null` where nothing speaks against it. */
async function refusalOf(tx: Database, storeId: string, id: string) {
  const [row] = await tx
    .select({ open_orders: openOrders, offers_waiting: offersWaiting })
    .from(providers)
    .where(and(isProvider(storeId, id), isNull(providers.archived_at)));
  if (!row) return { code: errorCodes.PROVIDER_NOT_FOUND, current: undefined };
  return row.open_orders + row.offers_waiting > 0 ? { code: errorCodes.RECORD_IN_USE, current: row } : null;
}

const refusedAt = (code: ErrorCode, current: object | undefined) =>
  new CallError(code, { errors: [{ path: '_id', code: String(code) }], ...(current ? { current } : {}) });

/**
 * Takes people off the list. The row stays: an order keeps the name of who delivered it, and the person can be brought back
 * for a while. Nobody goes with an order in hand.
 */
export const deleteProvider: Handler<'delete_provider'> = async (
  { _id, ids = [] },
  { db, session, now, wakeOutbox },
) => {
  const { store_id } = session;
  const wanted = _id === undefined ? [...new Set(ids)] : [_id];
  const results = await db.transaction(async (tx) => {
    // By id, so that two deletions cannot wait for each other; held, so that no offer comes in between.
    await tx
      .select({ id: providers.id })
      .from(providers)
      .where(and(eq(providers.store_id, store_id), inArray(providers.id, wanted)))
      .orderBy(providers.id)
      .for('update');
    const judged: BulkResult[] = [];
    for (const id of wanted) {
      const refusal = await refusalOf(tx, store_id, id);
      if (refusal && _id !== undefined) throw refusedAt(refusal.code, refusal.current);
      judged.push({ _id: id, success: !refusal, ...(refusal ? { error_code: refusal.code } : {}) });
    }
    const gone = judged.filter(({ success }) => success).map((one) => one._id);
    if (gone.length === 0) return judged;
    await tx
      .update(providers)
      .set({
        archived_at: now(),
        is_online: false,
        version: sql`${providers.version} + 1`,
        updated_at: now(),
        updated_by: session.name,
      })
      .where(and(eq(providers.store_id, store_id), inArray(providers.id, gone)));
    await tellMenuChanged(tx, store_id, 'provider', gone);
    return judged;
  });
  wakeOutbox();
  return { results, change_id: null, message: successCodes.PROVIDER_DELETED };
};

/** Brings a person back, with papers, vehicles and what was decided. */
export const restoreProvider: Handler<'restore_provider'> = ({ _id }, context) =>
  changeProvider(context, async (tx) => {
    const { session, now } = context;
    const [row] = await tx
      .update(providers)
      .set({ archived_at: null, version: sql`${providers.version} + 1`, updated_at: now(), updated_by: session.name })
      .where(and(isProvider(session.store_id, _id), isNotNull(providers.archived_at), isNull(providers.forgotten_at)))
      .returning({ id: providers.id })
      .catch(refuseTakenContact);
    if (!row) throw providerNotFound();
    const provider = await loadProvider(tx, _id, context);
    return { providerId: _id, result: { provider, message: successCodes.PROVIDER_RESTORED } };
  });
