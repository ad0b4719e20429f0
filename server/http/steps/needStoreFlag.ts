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
