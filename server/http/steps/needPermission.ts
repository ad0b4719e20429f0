import { allows } from '#contract/allows';
import { errorCodes } from '#contract/codes/errorCodes';
import { CallError } from '../callError';
import type { Step } from '../exchange';

/** Some calls exist only for stores on which the platform set a switch. */
export const needStoreFlag: Step = ({ call, session }, next) => {
  if (call.storeFlag && !(session && allows(session, { storeFlag: call.storeFlag })))
    throw new CallError(errorCodes.NOT_PERMITTED);
  return next();
};

/** A store that is declined, not verified or without its documents reaches its profile and the way out, and so do its sub-accounts. */
export const requireActiveStore: Step = ({ call, session }, next) => {
  if (session?.gap && !call.allowInactiveStore) throw new CallError(errorCodes.NOT_PERMITTED);
  return next();
};

/** The owner may do everything; a sub-account what it was granted, and nothing that is the owner's alone. */
export const needPermission: Step = ({ call, session }, next) => {
  if (!session) return next();
  const need = { permission: call.permission, ownerOnly: call.audience === 'owner' };
  if (!allows(session, need)) throw new CallError(errorCodes.NOT_PERMITTED);
  return next();
};
