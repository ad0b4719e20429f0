import type { AuditValues } from '#contract/audit/auditEntry';
import type { AuditAction } from '#contract/audit/auditRule';
import { errorCodes } from '#contract/codes/errorCodes';
import type { Database } from '#server/db/database';
import { CallError } from '#server/http/callError';
import type { CallContext } from '#server/http/handler';
import { writeAuditEntries } from '../audit/service';
import { deleteUselessCodes, factorsOf, replaceRecoveryCodes, tellAccount } from '../factors/service';
import { demoMessage } from '../outgoing/service';
import { needPerson } from '../profile/service';
import { presentFactors } from './presentFactors';
import { tellFactorAdded } from './tellFactorAdded';

/** A change of the caller's factors, for the audit log. */
interface FactorChange {
  action: Extract<AuditAction, 'add' | 'update' | 'delete'>;
  old: AuditValues | null;
  new: AuditValues | null;
}

export const noteFactor = (tx: Database, storeId: string, { action, ...values }: FactorChange): Promise<void> =>
  writeAuditEntries(tx, storeId, [{ entity: 'factor', action, ...values }]);

/**
 * Changes the caller's factors in one transaction, while their account's row is locked: changes and sign-ins of one
 * account come one after the other. Afterwards open pages of the account find out whether it may work.
 */
export async function changeFactors<Result>(
  context: CallContext,
  work: (tx: Database, account: { label: string; now: Date }) => Promise<Result>,
): Promise<Result> {
  const { db, session, now, messages } = context;
  const result = await db.transaction(async (tx) => {
    const { email } = await needPerson(tx, session, { isLocked: true });
    return work(tx, { label: email, now: now() });
  });
  messages.refreshAccess(session.store_id);
  return result;
}

/**
 * Completes the addition of a factor: the first one brings ten recovery codes, which replace any that an earlier factor
 * left behind.
 *
 * @param hadFactor whether the account had one before
 */
export async function factorAdded(
  tx: Database,
  context: CallContext,
  { hadFactor, name, now }: { hadFactor: boolean; name: string; now: Date },
) {
  const { env, session } = context;
  const recovery_codes = hadFactor ? null : await replaceRecoveryCodes(tx, env, session, now);
  await noteFactor(tx, session.store_id, { action: 'add', old: null, new: { name } });
  const notice = await tellFactorAdded(tx, context, now);
  const factors = await presentFactors(tx, session, context);
  return { factors, recovery_codes, ...demoMessage(notice) };
}

/** Completes the removal of a factor: the recovery codes go with the last one. */
export async function factorRemoved(tx: Database, context: CallContext, { name, now }: { name: string; now: Date }) {
  const { env, session } = context;
  await deleteUselessCodes(tx, session);
  await noteFactor(tx, session.store_id, { action: 'delete', old: { name }, new: null });
  await tellAccount(tx, env, session, { event: 'factor_removed' }, now);
  return { factors: await presentFactors(tx, session, context) };
}

/** @throws 621 if the account has no factor */
export async function needFactor(tx: Database, context: CallContext): Promise<void> {
  const { hasFactor } = await factorsOf(tx, context.session);
  if (!hasFactor) throw new CallError(errorCodes.UPDATE_FAILED);
}
