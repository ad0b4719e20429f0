import type { ParsedBodyOf } from '#contract/calls/index';
import { errorCodes } from '#contract/codes/errorCodes';
import { successCodes } from '#contract/codes/successCodes';
import type { BulkResult } from '#contract/entities/change';
import { needsReason } from '#contract/providers/approval';
import type { Database } from '#server/db/database';
import { CallError, changedMeanwhile, fieldsNotValid } from '#server/http/callError';
import type { CallContext, Handler } from '#server/http/handler';
import { type ActiveOrder, withLockedProviders } from '../delivery/service';
import { storeActor } from '../orders/service';
import { assertMayDecide, decide, loadLocked, type ProviderRow } from './decide';
import { loadProvider, providerNotFound } from './loadProvider';

const messages = {
  pending: successCodes.PROVIDER_UPDATED,
  approved: successCodes.PROVIDER_APPROVED,
  declined: successCodes.PROVIDER_DECLINED,
  blocked: successCodes.PROVIDER_BLOCKED,
} as const;

type Body = ParsedBodyOf<'approve_provider'>;

/** Why a person cannot be decided about so; `null` where nothing speaks against it. */
function refusalOf(row: ProviderRow | undefined, state: Body['state']): number | null {
  if (!row) return errorCodes.PROVIDER_NOT_FOUND;
  try {
    assertMayDecide(row, { state, by: 'store' });
    return null;
  } catch (error) {
    if (error instanceof CallError) return error.code;
    throw error;
  }
}

const decideAbout = (
  tx: Database,
  rows: readonly ProviderRow[],
  active: readonly ActiveOrder[],
  { state, reason = '', orders = 'keep' }: Body,
  { session, now }: CallContext,
) =>
  decide(tx, rows, active, {
    ...{ state, reason, by: 'store', name: session.name, now: now() },
    ...{ orders, actor: storeActor(session) },
  });

/** Approves several at once: decides about those it can, and reports each of the others. */
async function decideMany(body: Body, ids: readonly string[], context: CallContext) {
  const { store_id } = context.session;
  const results = await withLockedProviders(context.db, store_id, ids, async (tx, active) => {
    const rows = new Map((await loadLocked(tx, store_id, ids)).map((row) => [row.id, row]));
    const results = ids.map((_id): BulkResult => {
      const error_code = refusalOf(rows.get(_id), body.state);
      return error_code === null ? { _id, success: true } : { _id, success: false, error_code };
    });
    const decided = results.flatMap(({ _id, success }) => (success ? (rows.get(_id) ?? []) : []));
    await decideAbout(tx, decided, active, body, context);
    return results;
  });
  return { results, change_id: null };
}

/** The store's own decision about a person, or about many. */
export const approveProvider: Handler<'approve_provider'> = async (body, context) => {
  const { _id, ids = [], version, state, reason = '' } = body;
  const { db, session, wakeOutbox } = context;
  if (needsReason(state) && reason === '') {
    throw fieldsNotValid(errorCodes.FIELDS_NOT_VALID, [{ path: 'reason', code: 'required' }]);
  }
  const message = messages[state];
  if (_id === undefined) {
    const decided = await decideMany(body, [...new Set(ids)], context);
    wakeOutbox();
    return { ...decided, message };
  }
  const provider = await withLockedProviders(db, session.store_id, [_id], async (tx, active) => {
    const [row] = await loadLocked(tx, session.store_id, [_id]);
    if (!row) throw providerNotFound();
    if (version !== undefined && row.version !== version) throw changedMeanwhile(await loadProvider(tx, _id, context));
    assertMayDecide(row, { state, by: 'store' });
    await decideAbout(tx, [row], active, body, context);
    return loadProvider(tx, _id, context);
  });
  wakeOutbox();
  return { provider, message };
};
