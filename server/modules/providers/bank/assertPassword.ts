import { errorCodes } from '#contract/codes/errorCodes';
import { CallError, CountedRefusal } from '#server/http/callError';
import type { CallContext } from '#server/http/handler';
import { hasFactor } from '../../factors/service';
import { isOwnPassword, isSteppedUp, ownAccount } from '../../session/service';
import { type BankSubject, noteWrongPassword } from '../noteDocuments';

/**
 * Asks the signed-in person for their password again, so an unattended device reveals nothing. Wrong passwords count with
 * those of every other call that asks for it, by session (ADR 0066).
 *
 * @param password `undefined`: the session itself has a fresh proof, as the pipeline has checked
 * @param subject whose bank details it would show
 * @throws 4202 where the account has a second factor that wasn't proved recently: then the password alone proves too little
 * @throws 613 for a wrong password, 4029 with `retry_after` after too many; 4114 while viewing as the account, so that no one can guess another person's password or lock them out
 */
export async function assertPassword(
  context: Pick<CallContext, 'db' | 'session' | 'now' | 'throttlePassword' | 'request'>,
  password: string | undefined,
  subject: BankSubject,
): Promise<void> {
  if (password === undefined) return;
  const { db, session, now } = context;
  if (session.viewer) throw new CallError(errorCodes.VIEW_ONLY);
  if (!isSteppedUp(session, now()) && (await hasFactor(db, session))) throw new CallError(errorCodes.STEP_UP_REQUIRED);
  const account = await ownAccount(db, session, 'password');
  if (await isOwnPassword(account, password, context)) return;
  await noteWrongPassword(db, session.store_id, subject);
  const errors = [{ path: 'password', code: String(errorCodes.WRONG_PASSWORD) }];
  // Counted: in a call with an idempotency key, the audit entry would be rolled back with everything else.
  throw new CountedRefusal(errorCodes.WRONG_PASSWORD, { errors });
}
