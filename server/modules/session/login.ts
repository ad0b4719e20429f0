import { errorCodes } from '#contract/codes/errorCodes';
import { successCodes } from '#contract/codes/successCodes';
import { stores } from '../../db/schema/index';
import { CallError } from '../../http/callError';
import type { Handler } from '../../http/handler';
import { readSurroundings } from '../settings/service';
import { findStore, presentStore } from '../store/service';
import { isAccount } from './account';
import { noteFailedSignIn, noteSignIn, ownerVisitor } from './noteSignIn';
import { isPassword } from './password';
import { createSession } from './sessions';

/** Signs a store's owner in. */
export const login: Handler<'login'> = async (body, { db, now, request }) => {
  const found = await findStore(db, isAccount(stores, body));
  if (!found) throw new CallError(errorCodes.EMAIL_OR_PHONE_NOT_REGISTERED);
  const visitor = ownerVisitor(found.store);
  if (!(await isPassword(found.store.password_hash, body.password))) {
    await noteFailedSignIn(db, visitor);
    throw new CallError(errorCodes.WRONG_PASSWORD);
  }
  const session = { store_id: found.store.id, sub_store_id: null, device_token: body.device_token ?? '' };
  const device = { user_agent: request.userAgent, address: request.address };
  const servertoken = await db.transaction(async (tx) => {
    await noteSignIn(tx, visitor);
    return createSession(tx, { ...session, ...device }, now());
  });
  return {
    message: successCodes.LOGGED_IN,
    store: { ...presentStore(found.store, found.settings), servertoken },
    ...(await readSurroundings(db, found.store)),
  };
};
