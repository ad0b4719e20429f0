import { and, eq, inArray, isNull } from 'drizzle-orm';
import { errorCodes } from '#contract/codes/errorCodes';
import {
  type ActiveOrdersChoice,
  type ApprovalState,
  type Decider,
  needsReason,
  refuseDecision,
} from '#contract/providers/approval';
import type { Database } from '#server/db/database';
import { providers } from '#server/db/schema/providers';
import { CallError } from '#server/http/callError';
import type { CallContext } from '#server/http/handler';
import { announceRecords } from '#server/records/changeRecords';
import { type ActiveOrder, searchAnew, withLockedProviders } from '../delivery/service';
import { type Actor, loadStoreTerms, systemActor } from '../orders/service';

interface LetGo {
  /** For orders that are still to be collected. */
  orders: ActiveOrdersChoice;
  actor: Actor;
  now: Date;
}

/**
 * Withdraws pending offers from people who can no longer work, and if requested also orders not picked up yet; others
 * are asked at once. Picked-up orders stay with them until handover: the food is on its way.
 */
export async function letGo(
  tx: Database,
  active: readonly ActiveOrder[],
  { orders, actor, now }: LetGo,
): Promise<void> {
  const taken = active.filter(({ stage }) => stage === 'offered' || (stage === 'to_fetch' && orders === 'take_back'));
  const [first] = taken;
  if (!first) return;
  const { store, rules } = await loadStoreTerms(tx, first.order.store_id);
  const except = [...new Set(active.map(({ provider_id }) => provider_id))];
  for (const { order } of taken) await searchAnew(tx, order, { store, rules, now, actor, except });
}

export type ProviderRow = typeof providers.$inferSelect;

interface Decision {
  state: ApprovalState;
  reason: string;
  by: Decider;
  /** Who decided, as the store reads it. */
  name: string;
  now: Date;
  /** For orders that are still to be collected. */
  orders: ActiveOrdersChoice;
  actor: Actor;
}

const refusals = {
  declined_by_platform: errorCodes.PROVIDER_DECLINED_BY_PLATFORM,
  blocked_by_store: errorCodes.PROVIDER_DECLINED_BY_STORE,
} as const;

/** @throws 4121, 4122 if the other side has declined the person */
export function assertMayDecide(row: ProviderRow, { state, by }: Pick<Decision, 'state' | 'by'>): void {
  const refusal = refuseDecision(row, state, by);
  if (refusal) throw new CallError(refusals[refusal]);
}

/** Writes a decision about a person whose row the caller has locked and who can be decided about. */
async function write(tx: Database, row: ProviderRow, { state, reason, by, name, now }: Decision): Promise<void> {
  await tx
    .update(providers)
    .set({
      approval: state,
      approval_reason: needsReason(state) ? reason : '',
      approval_by: state === 'pending' ? null : by,
      approval_name: state === 'pending' ? '' : name,
      approval_at: state === 'pending' ? null : now,
      version: row.version + 1,
      updated_at: now,
      updated_by: name,
    })
    .where(and(eq(providers.store_id, row.store_id), eq(providers.id, row.id)));
}

/**
 * Decides about locked people, whose active orders are locked too, and tells the store's devices. People who can no
 * longer work lose the orders that the decision names.
 */
export async function decide(
  tx: Database,
  rows: readonly ProviderRow[],
  active: readonly ActiveOrder[],
  decision: Decision,
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  for (const row of rows) await write(tx, row, decision);
  const ids = rows.map(({ id }) => id);
  if (decision.state !== 'approved') {
    const { orders, actor, now } = decision;
    await letGo(
      tx,
      active.filter(({ provider_id }) => ids.includes(provider_id)),
      { orders, actor, now },
    );
  }
  await announceRecords(tx, first.store_id, 'provider', ids);
}

/** People who are still on the list, whose rows `withLockedProviders` has locked. */
export const loadLocked = (tx: Database, storeId: string, ids: readonly string[]): Promise<ProviderRow[]> =>
  tx
    .select()
    .from(providers)
    .where(and(eq(providers.store_id, storeId), inArray(providers.id, [...ids]), isNull(providers.archived_at)));

/** The administrator's decision, by ID only: administrators aren't limited to one store. */
export async function decideByPlatform(
  id: string,
  is_approved: boolean,
  { db, now, wakeOutbox }: Pick<CallContext<'platform'>, 'db' | 'now' | 'wakeOutbox'>,
): Promise<void> {
  const [found] = await db.select({ store_id: providers.store_id }).from(providers).where(eq(providers.id, id));
  if (!found) throw new CallError(errorCodes.PROVIDER_NOT_FOUND);
  const state = is_approved ? 'approved' : 'declined';
  await withLockedProviders(db, found.store_id, [id], async (tx, active) => {
    const [row] = await loadLocked(tx, found.store_id, [id]);
    if (!row) throw new CallError(errorCodes.PROVIDER_NOT_FOUND);
    // Said again, it changes nothing.
    if (row.is_approved === is_approved && row.approval_by === 'platform') return;
    const decision = { state, reason: '', by: 'platform', name: 'Platform', now: now() } as const;
    assertMayDecide(row, decision);
    // Active orders stay: the store handles them and knows where the food is.
    await decide(tx, [row], active, { ...decision, orders: 'keep', actor: systemActor });
  });
  wakeOutbox();
}
