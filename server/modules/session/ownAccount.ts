import { and, eq } from 'drizzle-orm';
import { errorCodes } from '#contract/codes/errorCodes';
import type { Database } from '../../db/database';
import { stores, subStores } from '../../db/schema/index';
import { type CallError, fieldsNotValid } from '../../http/callError';
import type { CallContext, Session } from '../../http/handler';
import { type AuditActor, writeAuditEntries } from '../audit/service';
import { ownerVisitor, subStoreVisitor } from './noteSignIn';
import { isPassword } from './password';

/** The account that a session belongs to, the owner's or a sub-account, with what a password of it must not be. */
export interface OwnAccount {
  kind: 'owner' | 'sub_store';
  id: string;
  name: readonly string[];
  password_hash: string | null;
  /** Whether a link is open that would set another password. */
  isInvited: boolean;
  email: string;
  personal: readonly string[];
  /** As the audit log names them. */
  actor: AuditActor;
}

/** The condition for the row of the session's account. */
export const isOwn = ({ store_id, sub_store_id }: Session) =>
  sub_store_id === null
    ? eq(stores.id, store_id)
    : and(eq(subStores.store_id, store_id), eq(subStores.id, sub_store_id));

async function ownerAccount(db: Database, session: Session): Promise<OwnAccount | undefined> {
  const [row] = await db.select().from(stores).where(isOwn(session));
  if (!row) return undefined;
  const { id, name, password_hash, email, phone, owner_first_name, owner_last_name } = row;
  return {
    kind: 'owner',
    id,
    name,
    password_hash,
    isInvited: false,
    email,
    personal: [email, phone, ...name, owner_first_name, owner_last_name],
    actor: ownerVisitor(row).actor,
  };
}

async function subAccount(db: Database, session: Session): Promise<OwnAccount | undefined> {
  const [row] = await db.select().from(subStores).where(isOwn(session));
  if (!row) return undefined;
  const { id, name, password_hash, invitation_hash, email, phone } = row;
  const isInvited = invitation_hash !== null;
  const { actor } = subStoreVisitor(row);
  return {
    kind: 'sub_store',
    id,
    name: [name],
    password_hash,
    isInvited,
    email,
    personal: [email, phone, name],
    actor,
  };
}

/** 613 at the field with the password. */
export const wrongPasswordAt = (path: string): CallError =>
  fieldsNotValid(errorCodes.WRONG_PASSWORD, [{ path, code: String(errorCodes.WRONG_PASSWORD) }]);

/** @throws 613 at `path` if the account was deleted just now */
export async function ownAccount(db: Database, session: Session, path: string): Promise<OwnAccount> {
  const account = await (session.sub_store_id === null ? ownerAccount : subAccount)(db, session);
  if (!account) throw wrongPasswordAt(path);
  return account;
}

/**
 * Whether a password is the signed-in person's own. Only this session's failures count, over all calls that ask, so no one
 * else can use up its attempts.
 *
 * @throws 4029 with `retry_after` after too many
 */
export const isOwnPassword = (
  { kind, id, password_hash }: OwnAccount,
  password: string,
  { session, throttlePassword, request }: Pick<CallContext, 'session' | 'throttlePassword' | 'request'>,
): Promise<boolean> =>
  throttlePassword({ account: `${kind} ${id}`, address: request.address, device: session.id, captcha: null }, () =>
    isPassword(password_hash, password),
  );

/**
 * Asks the signed-in person for their own password again.
 *
 * @throws 613 at `path` for a wrong password, 4029 with `retry_after` after too many
 */
export async function proveOwnPassword(
  account: OwnAccount,
  { path, password }: { path: string; password: string },
  context: CallContext,
): Promise<void> {
  if (await isOwnPassword(account, password, context)) return;
  const { db, session } = context;
  const { kind, id, name, actor } = account;
  const entity = kind === 'owner' ? 'store' : 'sub_store';
  await writeAuditEntries(db, session.store_id, [{ entity, action: 'password_failed', record: { id, name }, actor }]);
  throw wrongPasswordAt(path);
}
