import type { Database } from '#server/db/database';
import type { CallContext } from '#server/http/handler';
import { endAccountantLinks } from '../accountant/service';
import type { AuditActor } from '../audit/service';
import { stopOwnerChanges } from '../ownership/service';
import type { StoreRow } from '../store/service';
import { cancelDeletion } from './changeDeletion';

/**
 * Stops everything that would take the store from its owner, because someone else may have acted as the owner: a way
 * back in, a handover, and a deletion that isn't due. Links for accountants end too. Call it with the store locked.
 */
export async function stopTakeover(
  tx: Database,
  store: StoreRow,
  actor: AuditActor,
  tools: Pick<CallContext<'public'>, 'env' | 'now'>,
): Promise<void> {
  await stopOwnerChanges(tx, store, actor, tools);
  await endAccountantLinks(tx, store.id);
  const { deletion_due_at: due } = store;
  if (due && due > tools.now()) await cancelDeletion(tx, store, { due, actor }, tools);
}
