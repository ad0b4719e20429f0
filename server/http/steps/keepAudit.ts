import type { Audited } from '#contract/audit/auditEntities';
import { auditedBy } from '#contract/audit/auditEntry';
import { inAuditScope, type KeptCall, keepRecords, platformRecord } from '../../modules/audit/service';
import { auditSubjects } from '../../modules/auditSubjects';
import type { Exchange, Step } from '../exchange';
import { inTransaction, keepCounted } from '../inTransaction';
import { callScope } from './callScope';

/** Of a session's call: its own store and the subject that its row names. */
function keptOf({ session, body }: Exchange, audited: Audited): KeptCall | null {
  const subject = session && auditSubjects[audited.entity];
  if (!subject) return null;
  return { storeId: session.store_id, audited, subject, body: body as KeptCall['body'], caller: session };
}

/** Of a platform's call: the record tells the store. */
async function keptOfPlatform(exchange: Exchange, audited: Audited): Promise<KeptCall | null> {
  const body = exchange.body as KeptCall['body'];
  const found = await platformRecord(exchange.db, audited, body);
  const subject = found && auditSubjects[found.audited.entity];
  return subject ? { ...found, subject, body, caller: { id: '', sub_store_id: null } } : null;
}

/**
 * Written by the services themselves: steps from what they know of them, since boards live on their speed, and who took the list away; an
 * invitation, since it is mailed, and no transaction waits for a mail server; a password, since no transaction waits for its hash.
 */
const isToldByService = ({ entity, action }: Audited): boolean =>
  entity === 'order'
    ? ['add', 'set_status', 'assign', 'unassign', 'export'].includes(action)
    : ['invite', 'password'].includes(action);

/**
 * Who did what: a call that writes leaves its entry in the audit log, in the transaction of the change, so that neither is there without the
 * other. A call that comes again by its key, or that is refused, leaves none.
 */
export const keepAudit: Step = (exchange, next) => {
  const audited = auditedBy(exchange.call.audit);
  if (!audited) return next();
  const scope = callScope(exchange, audited);
  return inAuditScope(scope, async () => {
    if (isToldByService(audited)) return next();
    scope.tellsOfOrder = audited.entity === 'order';
    const isPlatform = exchange.call.audience === 'platform';
    const kept = isPlatform ? await keptOfPlatform(exchange, audited) : keptOf(exchange, audited);
    if (!kept) return next();
    return inTransaction(exchange, (tx) => keepRecords(tx, kept, next).catch(keepCounted));
  });
};
