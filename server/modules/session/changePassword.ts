import { and, eq } from 'drizzle-orm';
import { errorCodes } from '#contract/codes/errorCodes';
import { pushCodes } from '#contract/codes/pushCodes';
import { successCodes } from '#contract/codes/successCodes';
import type { Database } from '../../db/database';
import { stores, subStores } from '../../db/schema/index';
import { fieldsNotValid } from '../../http/callError';
import type { CallContext, Handler, Session } from '../../http/handler';
import { writeAuditEntries } from '../audit/service';
import { cancelPasswordLinks } from '../outgoing/service';
import { endTokens } from './accountTokens';
import { noInvitation, notePassword } from './notePassword';
import { hashPassword, isPassword, validatePassword } from './password';
import { endSessions } from './sessions';

/** The account that a session belongs to, the owner's or a sub-account, with what a password of it must not be. */
interface OwnAccount {
  kind: 'owner' | 'sub_store';
  id: string;
  name: readonly string[];
  password_hash: string | null;
  /** Whether a link is open that would set another password. */
  isInvited: boolean;
  email: string;
  personal: readonly string[];
}

const isOwn = ({ store_id, sub_store_id }: Session) =>
  sub_store_id === null
    ? eq(stores.id, store_id)
    : and(eq(subStores.store_id, store_id), eq(subStores.id, sub_store_id));

async function ownerAccount(db: Database, session: Session): Promise<OwnAccount | undefined> {
  const [row] = await db.select().from(stores).where(isOwn(session));
  if (!row) return undefined;
  const { id, name, password_hash, email, phone, owner_first_name, owner_last_name } = row;
  const personal = [email, phone, ...name, owner_first_name, owner_last_name];
  return { kind: 'owner', id, name, password_hash, isInvited: false, email, personal };
}

async function subAccount(db: Database, session: Session): Promise<OwnAccount | undefined> {
  const [row] = await db.select().from(subStores).where(isOwn(session));
  if (!row) return undefined;
  const { id, name, password_hash, invitation_hash, email, phone } = row;
  const isInvited = invitation_hash !== null;
  return { kind: 'sub_store', id, name: [name], password_hash, isInvited, email, personal: [email, phone, name] };
}

const wrongPassword = () =>
  fieldsNotValid(errorCodes.WRONG_PASSWORD, [{ path: 'current_password', code: String(errorCodes.WRONG_PASSWORD) }]);

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

/** Checks the current password. Only this session's failures count, so no one else can use up its attempts. */
async function prove(account: OwnAccount, password: string, context: CallContext): Promise<void> {
  const { db, session, throttlePassword, request } = context;
  const who = { account: `${account.kind} ${account.id}`, address: request.address, device: session.id };
  if (await throttlePassword({ ...who, captcha: null }, () => isPassword(account.password_hash, password))) return;
  const { kind, id, name } = account;
  const entity = kind === 'owner' ? 'store' : 'sub_store';
  await writeAuditEntries(db, session.store_id, [{ entity, action: 'password_failed', record: { id, name } }]);
  throw wrongPassword();
}

/**
 * Someone changes their own password. Sessions that the old one opened end, up to the moment of the change: a sign-in that
 * is under way holds the account's row, and is seen or refused. Mailed links that would set another password end too.
 */
export const changePassword: Handler<'change_password'> = async ({ current_password, password }, context) => {
  const { db, session, now } = context;
  const account = await (session.sub_store_id === null ? ownerAccount : subAccount)(db, session);
  if (!account) throw wrongPassword();
  await validatePassword(password, { personal: account.personal, current: current_password });
  await prove(account, current_password, context);
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
