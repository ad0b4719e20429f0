import type { Call } from '#contract/calls/call';
import { errorCodes } from '#contract/codes/errorCodes';
import { isSteppedUp } from '../../modules/session/service';
import { CallError } from '../callError';
import type { Step } from '../exchange';

const isDangerous = ({ stepUp }: Call, body: unknown): boolean => stepUp === true || (stepUp?.when(body) ?? false);

/**
 * A dangerous change needs a fresh proof, given in this session: a stolen token or an unattended device isn't enough.
 * Viewing as another account proves nothing, since the proof would be the viewer's.
 */
export const needStepUp: Step = ({ call, session, viewer, body, deps }, next) => {
  if (!session || !isDangerous(call, body)) return next();
  if (viewer) throw new CallError(errorCodes.VIEW_ONLY);
  if (!isSteppedUp(session, deps.now())) throw new CallError(errorCodes.STEP_UP_REQUIRED);
  return next();
};
