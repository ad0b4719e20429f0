import { addMinutes, differenceInMilliseconds } from 'date-fns';
import { and, eq } from 'drizzle-orm';
import { errorCodes } from '#contract/codes/errorCodes';
import { limits } from '#contract/limits';
import type { Database } from '#server/db/database';
import { stores, subStores } from '#server/db/schema/index';
import { passwordTries } from '#server/db/schema/providers';
import { CallError, CountedRefusal } from '#server/http/callError';
import type { CallContext, Session } from '#server/http/handler';
import { hasFactor } from '../../factors/service';
import { isPassword, isSteppedUp } from '../../session/service';
import { type BankSubject, noteWrongPassword } from '../noteDocuments';

const accountOf = ({ store_id, sub_store_id }: Session): string => sub_store_id ?? store_id;

async function passwordHashOf(db: Database, { store_id, sub_store_id }: Session): Promise<string | null> {
  const [row] = sub_store_id
    ? await db
        .select({ hash: subStores.password_hash })
        .from(subStores)
        .where(and(eq(subStores.store_id, store_id), eq(subStores.id, sub_store_id)))
    : await db.select({ hash: stores.password_hash }).from(stores).where(eq(stores.id, store_id));
  return row?.hash ?? null;
}

/**
 * Asks the signed-in person for their password again, so an unattended device reveals nothing. Counts wrong passwords
 * by account, across all calls. Reads and writes outside the call's transaction, so that the count and the audit
 * entry are kept.
 *
 * @param password `undefined`: the session itself has a fresh proof, as the pipeline has checked
 * @param subject whose bank details it would show
 * @throws 4202 where the account has a second factor that wasn't proved recently: then the password alone proves too little
 * @throws 613 for a wrong password, 4029 with `retry_after` after too many; 4114 while viewing as the account, so that no one can guess another person's password or lock them out
 */
export async function assertPassword(
  { db, session, now }: Pick<CallContext, 'db' | 'session' | 'now'>,
  password: string | undefined,
  subject: BankSubject,
): Promise<void> {
  if (password === undefined) return;
  if (session.viewer) throw new CallError(errorCodes.VIEW_ONLY);
  if (!isSteppedUp(session, now()) && (await hasFactor(db, session))) throw new CallError(errorCodes.STEP_UP_REQUIRED);
  const account_id = accountOf(session);
  const isAccount = and(eq(passwordTries.store_id, session.store_id), eq(passwordTries.account_id, account_id));
  const refusal = await db.transaction(async (tx) => {
    await tx.insert(passwordTries).values({ store_id: session.store_id, account_id }).onConflictDoNothing();
    // Locked: simultaneous tries are checked one after the other.
    const [known] = await tx.select().from(passwordTries).where(isAccount).for('update');
    const { tries = 0, paused_until = null } = known ?? {};
    if (paused_until && now() < paused_until) {
      const retry_after = Math.ceil(differenceInMilliseconds(paused_until, now()) / 1000);
      return new CountedRefusal(errorCodes.TOO_MANY_ATTEMPTS, { retry_after });
    }
    if (await isPassword(await passwordHashOf(tx, session), password)) {
      await tx.delete(passwordTries).where(isAccount);
      return null;
    }
    const isLast = tries + 1 >= limits.passwordTriesMax;
    const after = isLast
      ? { tries: 0, paused_until: addMinutes(now(), limits.passwordPauseMinutes) }
      : { tries: tries + 1, paused_until: null };
    await tx.update(passwordTries).set(after).where(isAccount);
    await noteWrongPassword(tx, session.store_id, subject);
    const errors = [{ path: 'password', code: String(errorCodes.WRONG_PASSWORD) }];
    return new CountedRefusal(errorCodes.WRONG_PASSWORD, { errors });
  });
  if (refusal) throw refusal;
}
