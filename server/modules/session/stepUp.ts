import { eq } from 'drizzle-orm';
import { sessions } from '../../db/schema/index';
import type { Handler } from '../../http/handler';
import { writeAuditEntries } from '../audit/service';
import { ownAccount, proveOwnPassword } from './ownAccount';

/** The signed-in person proves who they are, which opens dangerous changes to this session for a while (ADR 0066). */
export const stepUp: Handler<'step_up'> = async ({ password }, context) => {
  const { db, session, now } = context;
  const account = await ownAccount(db, session, 'password');
  await proveOwnPassword(account, { path: 'password', password }, context);
  await db.transaction(async (tx) => {
    await tx.update(sessions).set({ stepped_up_at: now() }).where(eq(sessions.id, session.id));
    await writeAuditEntries(tx, session.store_id, [{ entity: 'session', action: 'step_up' }]);
  });
  return {};
};
