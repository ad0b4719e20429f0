import { errorCodes } from '#contract/codes/errorCodes';
import { CallError } from '#server/http/callError';

/** 4009: somebody else changed the record since the caller saw it. Says who, and how it is now. */
export const changedMeanwhile = (current: { updated_by: string }): CallError =>
  new CallError(errorCodes.CHANGED_MEANWHILE, { current, changed_by: current.updated_by });
