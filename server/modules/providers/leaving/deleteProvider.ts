import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { type ErrorCode, errorCodes } from '#contract/codes/errorCodes';
import { successCodes } from '#contract/codes/successCodes';
import type { BulkResult } from '#contract/entities/change';
import type { ActiveOrdersChoice } from '#contract/providers/approval';
import { providers } from '#server/db/schema/providers';
import { CallError } from '#server/http/callError';
import type { Handler } from '#server/http/handler';
import { announceRecords } from '#server/records/changeRecords';
import { type ActiveOrder, withLockedProviders } from '../../delivery/service';
import { storeActor } from '../../orders/service';
import { letGo, loadLocked, type ProviderRow } from '../decide';
import { changeProvider, loadProvider, providerNotFound } from '../loadProvider';
import { isProvider } from '../selectProviders';
import { refuseTakenContact } from '../writeProviders';

/** Why a person cannot be taken off the list; `null` where nothing speaks against it. */
function refusalOf(row: ProviderRow | undefined, active: readonly ActiveOrder[], orders: ActiveOrdersChoice) {
  if (!row) return { code: errorCodes.PROVIDER_NOT_FOUND, current: undefined };
  const accepted = active.filter(({ provider_id, stage }) => provider_id === row.id && stage !== 'offered');
  const picked_up = accepted.filter(({ stage }) => stage === 'picked_up').length;
  const staying = orders === 'take_back' ? picked_up : accepted.length;
  if (staying === 0) return null;
  const numbers = accepted.map(({ order }) => order.unique_id);
  return { code: errorCodes.RECORD_IN_USE, current: { open_orders: accepted.length, picked_up, numbers } };
}

const refusedAt = (code: ErrorCode, current: object | undefined) =>
  new CallError(code, { errors: [{ path: '_id', code: String(code) }], ...(current ? { current } : {}) });

/**
 * Deletes people from the list. The row stays: orders keep the name of the person who delivered them, and the person
 * can be restored for a while. Pending offers go to others. A person with an active order can't be deleted, unless it
 * can still be withdrawn and the caller asks for that.
 */
export const deleteProvider: Handler<'delete_provider'> = async (
  { _id, ids = [], orders = 'keep' },
  { db, session, now, wakeOutbox },
) => {
  const { store_id } = session;
  const wanted = _id === undefined ? [...new Set(ids)] : [_id];
  const results = await withLockedProviders(db, store_id, wanted, async (tx, active) => {
    const rows = new Map((await loadLocked(tx, store_id, wanted)).map((row) => [row.id, row]));
    const results: BulkResult[] = [];
    for (const id of wanted) {
      const refusal = refusalOf(rows.get(id), active, orders);
      if (refusal && _id !== undefined) throw refusedAt(refusal.code, refusal.current);
      results.push({ _id: id, success: !refusal, ...(refusal ? { error_code: refusal.code } : {}) });
    }
    const deleted = results.filter(({ success }) => success).map((one) => one._id);
    if (deleted.length === 0) return results;
    await tx
      .update(providers)
      .set({
        archived_at: now(),
        is_online: false,
        version: sql`${providers.version} + 1`,
        updated_at: now(),
        updated_by: session.name,
      })
      .where(and(eq(providers.store_id, store_id), inArray(providers.id, deleted)));
    const theirs = active.filter(({ provider_id }) => deleted.includes(provider_id));
    await letGo(tx, theirs, { orders, actor: storeActor(session), now: now() });
    await announceRecords(tx, store_id, 'provider', deleted);
    return results;
  });
  wakeOutbox();
  return { results, change_id: null, message: successCodes.PROVIDER_DELETED };
};

/** Brings a person back, with documents, vehicles and what was decided. */
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
