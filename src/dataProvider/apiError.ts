import { entranceErrors } from '#contract/codes/entranceErrors';
import type { FailureEnvelope, FieldError } from '#contract/envelope';
import { errorKey, otherError } from '../config/errorKey';
import { waitKey } from '../config/waitText';

/** The key of a refusal's text. After too many attempts, it names the wait that the server asks for. */
const refusalKey = (code: number, { retry_after }: Partial<FailureEnvelope>): string =>
  code === entranceErrors.TOO_MANY_ATTEMPTS && retry_after ? waitKey(retry_after) : errorKey(code);

/**
 * A call that the server refused (`code` from the catalogue), or that never reached it (2003).
 * react-admin reads `message` (a translation key), `status` and `body.errors`, which its `Form` shows next to the
 * fields.
 */
export class ApiError extends Error {
  readonly status: number;
  /** Errors by field, filled in by the data provider. */
  readonly body: { errors: Record<string, string> } = { errors: {} };

  constructor(
    readonly code: number,
    readonly details: Partial<FailureEnvelope> = {},
    message = refusalKey(code, details),
  ) {
    super(message);
    this.name = 'ApiError';
    this.status = code;
  }

  /** Invalid fields, if the server named them. */
  get fields(): FieldError[] {
    return this.details.errors ?? [];
  }
}

/**
 * The server did no work, or its reply was lost. Unlike a refusal, this is worth retrying.
 *
 * `network`: no answer arrived. `outage`: the server answered 503, because it can't reach its database.
 */
export class UnreachableError extends ApiError {
  constructor(readonly kind: 'network' | 'outage' = 'network') {
    super(2003, {}, kind === 'outage' ? 'shell.outage.try_again' : 'shell.unreachable');
    this.name = 'UnreachableError';
  }
}

/** The session of a call has ended, and another account has signed in since. That one stays signed in. */
export class AccountChangedError extends ApiError {
  constructor() {
    super(entranceErrors.SESSION_ENDED);
  }
}

/** Whether a call failed because the server can't work right now. It recovers after the outage. */
export const isOutage = (error: unknown): boolean => error instanceof UnreachableError && error.kind === 'outage';

/**
 * Whether the person was asked to prove who they are for a dangerous change, and closed the question. They know that
 * nothing was changed, so no error is shown.
 */
export const isDeclined = (error: unknown): boolean =>
  error instanceof ApiError && error.code === entranceErrors.STEP_UP_REQUIRED;

/**
 * The translation key of an error's message. Every screen uses it.
 *
 * @param unreachable the screen's own message for a lost connection
 */
export function errorText(error: unknown, unreachable?: string): string {
  if (!(error instanceof ApiError)) return otherError;
  const isNetwork = error instanceof UnreachableError && error.kind === 'network';
  return isNetwork && unreachable ? unreachable : error.message;
}
