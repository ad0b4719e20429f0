import type { ParsedBodyOf } from '#contract/calls/index';
import { errorCodes } from '#contract/codes/errorCodes';
import { successCodes } from '#contract/codes/successCodes';
import { stores, subStores } from '../../db/schema/index';
import { CallError } from '../../http/callError';
import type { CallContext, Handler } from '../../http/handler';
import { captchaOf, type UseCaptcha } from '../captcha/service';
import { findStore } from '../store/service';
import { isAccount, provePassword } from './account';
import { noteFailedSignIn, ownerVisitor, subStoreVisitor } from './noteSignIn';
import { asSignedIn, signInOwner } from './signInOwner';
import { asSignedInSubStore, signInSubStore } from './signInSubStore';

type Context = CallContext<'public'>;
type Credentials = ParsedBodyOf<'login'>;

/**
 * Signs a sub-account in. 994 does not tell whether the account or the password was wrong, and takes the same time for both. One
 * that is not approved, or switched off, gets a reply that says so, with an empty token and no session; one with a second
 * factor a ticket.
 */
async function asSubStore(body: Credentials, captcha: UseCaptcha, context: Context) {
  const { db, device, afterReply } = context;
  const [subStore] = await db.select().from(subStores).where(isAccount(subStores, body));
  const { password, ...identifier } = body;
  const isRight = await provePassword(context, { kind: 'sub_store', account: subStore, identifier, password, captcha });
  if (!subStore || !isRight) {
    if (subStore) afterReply(() => noteFailedSignIn(db, subStoreVisitor(subStore)));
    throw new CallError(errorCodes.WRONG_USERNAME_OR_PASSWORD);
  }
  const reply = await signInSubStore(subStore, body.device_token, context);
  if (!reply.sub_store.server_token) return reply;
  device.remember({ kind: 'sub_store', ...subStore });
  return { ...reply, message: successCodes.LOGGED_IN };
}

/**
 * Signs a store's owner in. 994 does not tell whether the account or the password was wrong, and takes the same time for
 * both. That a store isn't verified is told only after the right password.
 */
async function asOwner(body: Credentials, captcha: UseCaptcha, context: Context) {
  const { db, afterReply } = context;
  const found = await findStore(db, isAccount(stores, body));
  const account = found?.store;
  const { password, ...identifier } = body;
  const isRight = await provePassword(context, { kind: 'owner', account, identifier, password, captcha });
  if (!found || !isRight) {
    if (found) afterReply(() => noteFailedSignIn(db, ownerVisitor(found.store)));
    throw new CallError(errorCodes.WRONG_USERNAME_OR_PASSWORD);
  }
  return signInOwner(found, body.device_token, context);
}

export const login: Handler<'login'> = (body, context) =>
  asOwner(body, captchaOf(context, body.captcha_token), context);

export const subStoreLogin: Handler<'sub_store_login'> = (body, context) =>
  asSubStore(body, captchaOf(context, body.captcha_token), context);

/** Refusals of one kind after which the other is tried; if both refuse, the later one in this list is replied. */
const refusals: readonly number[] = [
  errorCodes.WRONG_USERNAME_OR_PASSWORD,
  errorCodes.INVALID_CAPTCHA,
  errorCodes.TOO_MANY_ATTEMPTS,
];

const rankOf = (error: unknown): number => (error instanceof CallError ? refusals.indexOf(error.code) : -1);

/**
 * Signs an owner or a sub-account in: people needn't know which they are. Each kind is asked as its own call would be,
 * so an unknown account and a wrong password do the same work. Failed attempts are counted separately for each: having
 * to wait for one, or to solve a captcha, says nothing about the other. One captcha is enough for both.
 */
export const signIn: Handler<'sign_in'> = async ({ first = 'store', ...body }, context) => {
  const captcha = captchaOf(context, body.captcha_token);
  const owner = async () => asSignedIn(await asOwner(body, captcha, context));
  const subStore = async () => asSignedInSubStore(await asSubStore(body, captcha, context));
  const [one, other] = first === 'store' ? [owner, subStore] : [subStore, owner];
  try {
    return await one();
  } catch (refusal) {
    if (rankOf(refusal) < 0) throw refusal;
    return other().catch((second: unknown) => {
      const rank = rankOf(second);
      throw rank >= 0 && rank < rankOf(refusal) ? refusal : second;
    });
  }
};
