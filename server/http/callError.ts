import { type ErrorCode, errorCodes } from '#contract/codes/errorCodes';
import type { FailureEnvelope, FieldError } from '#contract/envelope';

type Details = Omit<FailureEnvelope, 'success' | 'error_code' | 'request_id'>;

/**
 * A refusal that the caller is told about, as an envelope with HTTP 200. Any other error becomes 2003 and is logged
 * with its stack.
 *
 * @example throw new CallError(errorCodes.INVALID_CONFIRMATION_CODE)
 */
export class CallError extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly details: Details = {},
  ) {
    super(`call refused with ${code}`);
    this.name = 'CallError';
  }
}

/**
 * A refusal that keeps a write: the failed attempt was counted. The code that throws it has committed its own
 * transaction, and a surrounding transaction commits too.
 */
export class CountedRefusal extends CallError {}

/** 4009: someone else changed the record since the caller loaded it. Includes who it was and the current record. */
export const changedMeanwhile = (current: { updated_by: string }): CallError =>
  new CallError(errorCodes.CHANGED_MEANWHILE, { current, changed_by: current.updated_by });

/** Refuses fields of the body with 4022. Each error is shown at its own field. */
export const fieldsNotValid = (code: ErrorCode, errors: FieldError[]): CallError => new CallError(code, { errors });
