import { and, eq, isNull } from 'drizzle-orm';
import { errorCodes } from '#contract/codes/errorCodes';
import { type ApprovalState, type Decider, needsReason, refuseDecision } from '#contract/providers/approval';
import type { Database } from '#server/db/database';
import { deliveryOffers } from '#server/db/schema/orders';
import { providers } from '#server/db/schema/providers';
import { CallError } from '#server/http/callError';
import type { CallContext } from '#server/http/handler';
import { tellMenuChanged } from '../menu/service';

export type ProviderRow = typeof providers.$inferSelect;

interface Decision {
  state: ApprovalState;
  reason: string;
  by: Decider;
  /** Who decided, as the store reads it. */
  name: string;
  now: Date;
}

const refusals = {
  declined_by_platform: errorCodes.PROVIDER_DECLINED_BY_PLATFORM,
  blocked_by_store: errorCodes.PROVIDER_DECLINED_BY_STORE,
} as const;

/** What is offered to somebody who may not work any more runs out now: the search goes on to the next one. */
const endOffers = (tx: Database, { store_id, id }: ProviderRow, now: Date) =>
  tx
    .update(deliveryOffers)
    .set({ expires_at: now })
    .where(
      and(
        eq(deliveryOffers.store_id, store_id),
        eq(deliveryOffers.provider_id, id),
        eq(deliveryOffers.state, 'offered'),
      ),
    );

/**
 * Writes a decision about a provider whose row the caller has locked, and tells the store's devices. Orders in hand stay
 * with the person: the food is on its way.
 *
 * @throws 4121, 4122 where the other side has said no
 */
export async function decide(tx: Database, row: ProviderRow, decision: Decision): Promise<void> {
  const { state, reason, by, name, now } = decision;
  const refusal = refuseDecision(row, state, by);
  if (refusal) throw new CallError(refusals[refusal]);
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
  if (state !== 'approved') await endOffers(tx, row, now);
  await tellMenuChanged(tx, row.store_id, 'provider', [row.id]);
}

/** The administrator's decision, by the id alone: an administrator stands above the stores. */
export async function decideByPlatform(
  id: string,
  is_approved: boolean,
  { db, now, wakeOutbox }: Pick<CallContext<'platform'>, 'db' | 'now' | 'wakeOutbox'>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(providers)
      .where(and(eq(providers.id, id), isNull(providers.archived_at)))
      .for('update');
    if (!row) throw new CallError(errorCodes.PROVIDER_NOT_FOUND);
    // Said again, it changes nothing.
    if (row.is_approved === is_approved && row.approval_by === 'platform') return;
    const state = is_approved ? 'approved' : 'declined';
    await decide(tx, row, { state, reason: '', by: 'platform', name: 'Platform', now: now() });
  });
  wakeOutbox();
}
