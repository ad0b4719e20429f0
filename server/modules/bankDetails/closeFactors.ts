import { subHours } from 'date-fns';
import { accountLimits } from '#contract/accountLimits';
import type { Database } from '#server/db/database';
import type { CallContext } from '#server/http/handler';
import { type AuditActor, writeAuditEntries } from '../audit/service';
import { removeNewFactors, tellAccount } from '../factors/service';

/**
 * Removes the owner's second factors that were added as long before the change of the bank details as "It wasn't me" works
 * after it, or later. Someone who knew the password may have added them, and the owner, whose sessions all end, would be
 * asked for them.
 */
export async function closeFactors(
  tx: Database,
  storeId: string,
  { actor, changedAt }: { actor: AuditActor; changedAt: Date },
  { env, now }: Pick<CallContext<'public'>, 'env' | 'now'>,
): Promise<void> {
  const owner = { store_id: storeId, sub_store_id: null };
  const removed = await removeNewFactors(tx, owner, subHours(changedAt, accountLimits.payoutHoldHours));
  if (removed.length === 0) return;
  const entry = { entity: 'factor', action: 'delete', actor, new: null } as const;
  await writeAuditEntries(
    tx,
    storeId,
    removed.map((name) => ({ ...entry, old: { name } })),
  );
  await tellAccount(tx, env, owner, { event: 'factor_removed' }, now());
}
