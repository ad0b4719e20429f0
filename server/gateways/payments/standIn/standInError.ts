interface ErrorFields {
  type: 'card_error' | 'invalid_request_error' | 'idempotency_error' | 'api_error';
  message: string;
  code?: string;
  decline_code?: string;
  param?: string;
  payment_intent?: unknown;
}

/** An error that is answered with a status and a body of the gateway's shape. */
export class StandInError extends Error {
  constructor(
    readonly status: number,
    readonly fields: ErrorFields,
  ) {
    super(fields.message);
  }
}

/** A request for which the stand-in has no answer: the caller or the stand-in has to change. */
export class UnknownPathError extends Error {
  override name = 'UnknownPathError';
}

export const badParam = (param: string, message: string, code = 'parameter_invalid'): StandInError =>
  new StandInError(400, { type: 'invalid_request_error', code, param, message });

export const missing = (what: string, id: string, param = 'id'): StandInError =>
  new StandInError(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    param,
    message: `No such ${what}: '${id}'`,
  });

export const wrongState = (message: string, code: string, payment_intent?: unknown): StandInError =>
  new StandInError(400, { type: 'invalid_request_error', code, message, payment_intent });
