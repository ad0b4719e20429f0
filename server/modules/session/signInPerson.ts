import { and, eq } from 'drizzle-orm';
import { errorCodes } from '#contract/codes/errorCodes';
import { successCodes } from '#contract/codes/successCodes';
import type { Database } from '../../db/database';
import { stores, subStores } from '../../db/schema/index';
import { CallError } from '../../http/callError';
import type { CallContext } from '../../http/handler';
import { findStore } from '../store/service';
import type { TokenAccount } from './accountTokens';
import { ownerVisitor, subStoreVisitor } from './noteSignIn';
import { asSignedIn, signInOwner } from './signInOwner';
import { asSignedInSubStore, signInSubStore } from './signInSubStore';

/** An account, with what signs it in and who it is in the audit log. */
type Person = Awaited<ReturnType<typeof needPerson>>;

/**
 * The account of a ticket or link.
 *
 * @param isLocked others that need the row wait: another sign-in with a ticket of the account, and a change of its password
 * @throws 2000 if it was deleted
 */
export async function needPerson(db: Database, { store_id, sub_store_id }: TokenAccount, { isLocked = false } = {}) {
  if (sub_store_id === null) {
    const isStore = eq(stores.id, store_id);
    if (isLocked) await db.select({ id: stores.id }).from(stores).where(isStore).for('no key update');
    const owner = await findStore(db, isStore);
    if (!owner) throw new CallError(errorCodes.TOKEN_EXPIRED);
    return { kind: 'owner' as const, owner, visitor: ownerVisitor(owner.store) };
  }
  const select = db
    .select()
    .from(subStores)
    .where(and(eq(subStores.store_id, store_id), eq(subStores.id, sub_store_id)));
  const [row] = await (isLocked ? select.for('no key update') : select);
  if (!row) throw new CallError(errorCodes.TOKEN_EXPIRED);
  return { kind: 'sub_store' as const, row, visitor: subStoreVisitor(row) };
}

/** The reply of `sign_in`, to an owner or a team member who has proved who they are. */
export async function signInPerson(
  person: Person,
  deviceToken: string | undefined,
  context: CallContext<'public'>,
  options: { isFactorProved?: boolean; isFreshProof?: boolean } = {},
) {
  if (person.kind === 'owner') return asSignedIn(await signInOwner(person.owner, deviceToken, context, options));
  const reply = await signInSubStore(person.row, deviceToken, context, options);
  const isSignedIn = reply.sub_store.server_token !== '';
  if (isSignedIn) context.device.remember({ kind: 'sub_store', ...person.row });
  return { ...asSignedInSubStore(reply), ...(isSignedIn && { message: successCodes.LOGGED_IN }) };
}
