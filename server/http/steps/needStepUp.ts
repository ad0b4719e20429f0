import { differenceInMilliseconds, milliseconds } from 'date-fns';
import { accountLimits } from '#contract/accountLimits';
import type { Call } from '#contract/calls/call';
import { errorCodes } from '#contract/codes/errorCodes';
import { CallError } from '../callError';
import type { Step } from '../exchange';

const freshMs = milliseconds({ minutes: accountLimits.stepUpMinutes });

const isDangerous = ({ stepUp }: Call, body: unknown): boolean => stepUp === true || (stepUp?.when(body) ?? false);

/**
 * A dangerous change needs a fresh proof, given in this session: a stolen token or an unattended device isn't enough.
 * Viewing as another account proves nothing, since the proof would be the viewer's.
 */
export const needStepUp: Step = ({ call, session, viewer, body, deps }, next) => {
  if (!session || !isDangerous(call, body)) return next();
  if (viewer) throw new CallError(errorCodes.VIEW_ONLY);
  const { stepped_up_at } = session;
  if (!stepped_up_at || differenceInMilliseconds(deps.now(), stepped_up_at) > freshMs)
    throw new CallError(errorCodes.STEP_UP_REQUIRED);
  return next();
};
