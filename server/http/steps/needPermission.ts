import { allows } from '#contract/allows';
import { errorCodes } from '#contract/codes/errorCodes';
import { CallError } from '../callError';
import type { Step } from '../exchange';

/** The owner may do everything; a sub-account what it was granted, and nothing that is the owner's alone. */
export const needPermission: Step = ({ call, session }, next) => {
  if (!session) return next();
  const need = { permission: call.permission, ownerOnly: call.audience === 'owner' };
  if (!allows(session, need)) throw new CallError(errorCodes.NOT_PERMITTED);
  return next();
};
