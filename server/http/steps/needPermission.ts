import { errorCodes } from '#contract/codes/errorCodes';
import { isGranted } from '#contract/permissions';
import { CallError } from '../callError';
import type { Step } from '../exchange';

/** The owner may do everything; a sub-account what it was granted, and nothing that is the owner's alone. */
export const needPermission: Step = ({ call, session }, next) => {
  if (!session) return next();
  if (call.audience === 'owner' && session.sub_store_id !== null) throw new CallError(errorCodes.NOT_PERMITTED);
  const wanted = call.permission === undefined ? [] : [call.permission].flat();
  if (wanted.length > 0 && !wanted.some((key) => isGranted(session.grants, key))) {
    throw new CallError(errorCodes.NOT_PERMITTED);
  }
  return next();
};
