import { allows } from '#contract/allows';
import { isClosedToSharedDevices } from '#contract/calls/closedToSharedDevices';
import { finishesOrders } from '#contract/calls/finishingCalls';
import { errorCodes } from '#contract/codes/errorCodes';
import { CallError } from '../callError';
import type { Exchange, Step } from '../exchange';

/** Whether a call may be about the store itself: its handler then checks whose record it is (`isAlsoOfStore`). */
const mayBeOfStore = (call: Exchange['call'], session: Exchange['session']): boolean =>
  Boolean(call.isAlsoOfStore && session && session.sub_store_id === null);

/** Some calls are only available to stores for which the platform turned on a flag. */
export const needStoreFlag: Step = ({ call, session }, next) => {
  if (mayBeOfStore(call, session)) return next();
  if (call.storeFlag && !(session && allows(session, { storeFlag: call.storeFlag })))
    throw new CallError(errorCodes.NOT_PERMITTED);
  return next();
};

/**
 * A store that is declined, unverified or missing documents can only reach its profile and sign out. The same goes
 * for its sub-accounts. One that is locked for its subscription can also finish its orders.
 */
export const requireActiveStore: Step = ({ name, call, session }, next) => {
  if (mayBeOfStore(call, session)) return next();
  const blocker = session?.accessBlocker;
  if (!blocker || call.allowInactiveStore) return next();
  if (blocker !== 'subscription') throw new CallError(errorCodes.NOT_PERMITTED);
  if (!finishesOrders(name)) throw new CallError(errorCodes.SUBSCRIPTION_REQUIRED);
  return next();
};

/**
 * The owner can do everything. A sub-account can do what it was granted, but nothing reserved for the owner. A shared
 * device's account can't change accounts, whatever the person who works there can do.
 */
export const needPermission: Step = ({ name, call, session }, next) => {
  if (!session) return next();
  if (session.sharedDevice && isClosedToSharedDevices(name, call)) throw new CallError(errorCodes.NOT_PERMITTED);
  const need = { permission: call.permission, ownerOnly: call.audience === 'owner' };
  if (!allows(session, need)) throw new CallError(errorCodes.NOT_PERMITTED);
  return next();
};
