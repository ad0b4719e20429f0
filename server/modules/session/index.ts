import { eq } from 'drizzle-orm';
import { successCodes } from '#contract/codes/successCodes';
import { sessions } from '../../db/schema/index';
import type { Handlers } from '../../http/handler';
import { writeAuditEntries } from '../audit/service';
import { changePassword } from './changePassword';
import { deviceSessionHandlers } from './deviceSessions';
import { login, signIn, subStoreLogin } from './login';
import { endSessions, releaseDevice } from './sessions';
import { beginStepUp, stepUp } from './stepUp';
import { verificationHandlers } from './verifyStore';

/** Code 0 says nothing: who signs out knows why its sockets close. */
const withoutWord = 0;

export const sessionHandlers: Handlers<
  | 'login'
  | 'sub_store_login'
  | 'sign_in'
  | 'change_password'
  | 'step_up'
  | 'begin_step_up'
  | 'logout'
  | 'update_device_token'
  | keyof typeof deviceSessionHandlers
  | keyof typeof verificationHandlers
> = {
  login,
  sub_store_login: subStoreLogin,
  sign_in: signIn,
  change_password: changePassword,
  step_up: stepUp,
  begin_step_up: beginStepUp,
  ...deviceSessionHandlers,
  ...verificationHandlers,

  async logout(_body, context) {
    const { db, session } = context;
    await db.transaction(async (tx) => {
      await writeAuditEntries(tx, session.store_id, [{ entity: 'session', action: 'sign_out' }]);
      await endSessions({ ...context, db: tx }, { id: session.id }, withoutWord);
    });
    return { message: successCodes.LOGGED_OUT };
  },

  async update_device_token({ device_token }, { db, session }) {
    await releaseDevice(db, device_token);
    await db.update(sessions).set({ device_token }).where(eq(sessions.id, session.id));
    return {};
  },
};
