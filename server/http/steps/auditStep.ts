import type { Audited } from '#contract/audit/auditEntities';
import { auditedBy } from '#contract/audit/auditEntry';
import { type AuditedCall, inAuditScope, platformRecord, runAudited } from '../../modules/audit/service';
import { auditSubjects } from '../../modules/auditSubjects';
import type { Exchange, Step } from '../exchange';
import { asCountedRefusal, inTransaction } from '../inTransaction';
import { callScope } from './callScope';

/** For a session's call: its own store, and the subject that the call's row names. */
function recordsOf({ session, body }: Exchange, audited: Audited): AuditedCall | null {
  if (!session) return null;
  const { store_id: storeId, sub_store_id } = session;
  const isSubStore = audited.isOwnAccount && sub_store_id !== null;
  const entity = isSubStore ? 'sub_store' : audited.entity;
  const subject = auditSubjects[entity];
  if (!subject) return null;
  const named = isSubStore ? { _id: sub_store_id } : (body as AuditedCall['body']);
  return { storeId, audited: { ...audited, entity }, subject, body: named, caller: session };
}

/** For a platform call: the record determines the store. */
async function recordsOfPlatform(exchange: Exchange, audited: Audited): Promise<AuditedCall | null> {
  const body = exchange.body as AuditedCall['body'];
  const found = await platformRecord(exchange.db, audited, body);
  const subject = found && auditSubjects[found.audited.entity];
  return subject ? { ...found, subject, body, caller: { id: '', sub_store_id: null } } : null;
}

/**
 * Written by the services themselves: order steps, because the boards depend on their speed; who downloaded a list; a
 * password, because a transaction must not wait for its hash; a shift, whose person isn't the caller yet; an erasure, because its
 * entry must not name the customer; a deletion, whose repetition changes nothing.
 */
const isToldByService = ({ entity, action }: Audited): boolean =>
  entity === 'order'
    ? ['add', 'set_status', 'assign', 'unassign', 'export'].includes(action)
    : ['password', 'step_up', 'begin_shift', 'end_shift', 'erase', 'request_deletion', 'cancel_deletion'].includes(
        action,
      );

/**
 * Writes the audit entry in the same transaction as the change. Refused calls, and calls repeated with the same key,
 * write none.
 */
export const auditStep: Step = (exchange, next) => {
  const audited = auditedBy(exchange.call.audit);
  if (!audited) return next();
  const scope = callScope(exchange, audited);
  return inAuditScope(scope, async () => {
    if (isToldByService(audited)) return next();
    scope.tellsOfOrder = audited.entity === 'order';
    const isPlatform = exchange.call.audience === 'platform';
    const records = isPlatform ? await recordsOfPlatform(exchange, audited) : recordsOf(exchange, audited);
    if (!records) return next();
    return inTransaction(exchange, (tx) => runAudited(tx, records, next).catch(asCountedRefusal));
  });
};
