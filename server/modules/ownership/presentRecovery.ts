import type { Recovery, RecoveryRequest } from '#contract/entities/recovery';
import type { Database } from '#server/db/database';
import type { Session } from '#server/http/handler';
import { ownerVisitor } from '../session/service';
import { type Colleague, candidatesOf, trustedOf } from './colleagues';
import { findOwner, type OwnerStore } from './ownerStore';
import { confirmersOf, openRequest } from './requests';

const noRecovery: Recovery = { colleagues: [], candidates: [], is_trusted: false, is_ready: false, request: null };

/** @param caller a colleague; `null` for the owner */
async function presentRequest(
  db: Database,
  store: OwnerStore,
  { caller, trusted }: { caller: string | null; trusted: readonly Colleague[] },
  now: Date,
): Promise<RecoveryRequest | null> {
  const row = await openRequest(db, store.id, now);
  if (!row) return null;
  const confirmers = await confirmersOf(db, row.id);
  const confirmed = trusted.filter(({ _id, is_ready }) => is_ready && confirmers.includes(_id));
  return {
    ...{ _id: row.id, owner_name: ownerVisitor(store).actor.name },
    ...{ asked_at: row.created_at.toISOString(), expires_at: row.expires_at.toISOString() },
    opens_at: row.opens_at?.toISOString() ?? null,
    confirmations: confirmed.length,
    has_confirmed: confirmed.some(({ _id }) => _id === caller),
  };
}

/**
 * How the owner gets back in, as the caller sees it. Colleagues who aren't trusted learn nothing, and neither does someone
 * who views the app as a colleague.
 */
export async function presentRecovery(
  db: Database,
  { store_id, sub_store_id, viewer }: Pick<Session, 'store_id' | 'sub_store_id' | 'viewer'>,
  now: Date,
): Promise<Recovery> {
  if (viewer) return noRecovery;
  const store = await findOwner(db, store_id);
  const trusted = await trustedOf(db, store_id);
  if (sub_store_id !== null) {
    const colleague = trusted.find(({ _id }) => _id === sub_store_id);
    if (!colleague) return noRecovery;
    return {
      ...noRecovery,
      ...{ is_trusted: true, is_ready: colleague.is_ready },
      request: await presentRequest(db, store, { caller: sub_store_id, trusted }, now),
    };
  }
  const candidates = await candidatesOf(db, store_id);
  return {
    colleagues: trusted.map(({ _id, name, email, is_ready }) => ({ _id, name, email, is_ready })),
    candidates: candidates.map(({ _id, name, email }) => ({ _id, name, email })),
    ...{ is_trusted: false, is_ready: false },
    request: await presentRequest(db, store, { caller: null, trusted }, now),
  };
}
