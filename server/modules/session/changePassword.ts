import { and, eq } from 'drizzle-orm';
import { pushCodes } from '#contract/codes/pushCodes';
import { successCodes } from '#contract/codes/successCodes';
import type { Database } from '../../db/database';
import { stores, subStores } from '../../db/schema/index';
import type { Handler, Session } from '../../http/handler';
import { cancelPasswordLinks } from '../outgoing/service';
import { endTokens } from './accountTokens';
import { noInvitation, notePassword } from './notePassword';
import { isOwn, type OwnAccount, ownAccount, proveOwnPassword, wrongPasswordAt } from './ownAccount';
import { hashPassword, validatePassword } from './password';
import { endSessions } from './sessions';

const wrongPassword = () => wrongPasswordAt('current_password');

/**
 * Writes the new hash if the password is still the one that was proved. A sub-account's `password_reach` stays: someone
 * who knew the old password may have chosen the new one (ADR 0023). An open link ends, since it would set
 * another password.
 *
 * @returns whether it was written
 */
async function writeHash(tx: Database, session: Session, proved: OwnAccount, password_hash: string): Promise<boolean> {
  const table = proved.kind === 'owner' ? stores : subStores;
  const same = and(isOwn(session), eq(table.password_hash, proved.password_hash ?? ''));
  const rows =
    proved.kind === 'owner'
      ? await tx.update(stores).set({ password_hash }).where(same).returning({ id: stores.id })
      : await tx
          .update(subStores)
          .set({ password_hash, ...noInvitation })
          .where(same)
          .returning({ id: subStores.id });
  return rows.length > 0;
}

/**
 * Someone changes their own password. Sessions that the old one opened end, up to the moment of the change: a sign-in that
 * is under way holds the account's row, and is seen or refused. Mailed links that would set another password end too.
 */
export const changePassword: Handler<'change_password'> = async ({ current_password, password }, context) => {
  const { db, session, now } = context;
  const account = await ownAccount(db, session, 'current_password');
  await validatePassword(password, { personal: account.personal, current: current_password });
  await proveOwnPassword(account, { path: 'current_password', password: current_password }, context);
  const password_hash = await hashPassword(password);
  const ended = await db.transaction(async (tx) => {
    if (!(await writeHash(tx, session, account, password_hash))) throw wrongPassword();
    const { store_id, sub_store_id } = session;
    await notePassword(tx, { ...account, store_id, hasPassword: true });
    await endTokens(tx, { store_id, sub_store_id }, now());
    await cancelPasswordLinks(tx, account.email, now());
    const others = { store_id, sub_store_id, except: session.id };
    return endSessions({ ...context, db: tx }, others, pushCodes.LOGGED_IN_FROM_ANOTHER_DEVICE);
  });
  return { ended, message: successCodes.PASSWORD_SET };
};
