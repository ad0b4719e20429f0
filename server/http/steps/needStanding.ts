import { errorCodes } from '#contract/codes/errorCodes';
import { CallError } from '../callError';
import type { Step } from '../exchange';

/** A store that is declined, not verified or without its documents reaches its profile and the way out, and so do its sub-accounts. */
export const needStanding: Step = ({ call, session }, next) => {
  if (session?.gap && !call.inAnyStanding) throw new CallError(errorCodes.NOT_PERMITTED);
  return next();
};
