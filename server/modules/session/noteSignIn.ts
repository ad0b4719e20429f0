import type { AuditEntity } from '#contract/audit/auditEntities';
import type { AuditAction } from '#contract/audit/auditRule';
import type { Database } from '#server/db/database';
import { type AuditActor, auditScope, hiddenValue, writeAuditEntries } from '../audit/service';
import { type NamedStore, ownerName } from './ownerName';

/** Someone signing in: no session identifies them yet. */
interface Visitor {
  store_id: string;
  actor: AuditActor;
}

export const ownerVisitor = ({ id, ...store }: NamedStore & { id: string }): Visitor => ({
  store_id: id,
  actor: { kind: 'owner', id, name: ownerName(store) },
});

export const subStoreVisitor = ({ store_id, id, name }: { store_id: string; id: string; name: string }): Visitor => ({
  store_id,
  actor: { kind: 'sub_store', id, name },
});

const note = (db: Database, { store_id, actor }: Visitor, entity: AuditEntity, action: AuditAction) => {
  if (entity !== 'sub_store' || !actor.id) return writeAuditEntries(db, store_id, [{ entity, action, actor }]);
  // By an invitation: the link is used up, and there is a password.
  const record = { id: actor.id, name: [actor.name] };
  const old = { invitation: hiddenValue, password: null };
  return writeAuditEntries(db, store_id, [
    { entity, action, actor, record, old, new: { invitation: null, password: hiddenValue } },
  ]);
};

/** Someone signed in. A sign-in by invitation has its own entry. */
export const noteSignIn = async (tx: Database, visitor: Visitor): Promise<void> => {
  if (auditScope()?.audited.action !== 'accept_invitation') await note(tx, visitor, 'session', 'sign_in');
};

/** Someone set an account's password through its invitation. */
export const noteAccepted = (tx: Database, subStore: Parameters<typeof subStoreVisitor>[0]): Promise<void> =>
  note(tx, subStoreVisitor(subStore), 'sub_store', 'accept_invitation');

/** After the password, or another service in its place, someone gave a wrong proof of the second factor. Kept although the call is refused. */
export const noteFailedFactor = (db: Database, visitor: Visitor): Promise<void> =>
  note(db, visitor, 'session', 'factor_failed');

/** Someone tried a wrong password. Written outside the call's transaction, so it is kept although the call is refused. */
export const noteFailedSignIn = (db: Database, visitor: Visitor): Promise<void> =>
  note(db, visitor, 'session', 'sign_in_failed');
