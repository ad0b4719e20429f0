import type { FailureEnvelope, FieldError } from '#contract/envelope';

/**
 * A call that the server refused (`code` of the catalogue), or that never reached it (2003).
 * react-admin reads `message`, a translation key, `status` and `body.errors`, which its `Form` shows at the fields.
 */
export class ApiError extends Error {
  readonly status: number;
  /** What the data provider says is wrong, by field. */
  readonly body: { errors: Record<string, string> } = { errors: {} };

  constructor(
    readonly code: number,
    readonly details: Partial<FailureEnvelope> = {},
    message = `codes.error.${code}`,
  ) {
    super(message);
    this.name = 'ApiError';
    this.status = code;
  }

  /** Fields that are not valid, where the server named them. */
  get fields(): FieldError[] {
    return this.details.errors ?? [];
  }
}

/**
 * The server did no work, or its reply was lost: worth another try, unlike a refusal.
 *
 * `network`: no answer came. `outage`: the server answered 503, because it can't reach its database.
 */
export class UnreachableError extends ApiError {
  constructor(readonly kind: 'network' | 'outage' = 'network') {
    super(2003, {}, kind === 'outage' ? 'shell.outage.try_again' : 'shell.unreachable');
    this.name = 'UnreachableError';
  }
}

/** Whether a call failed because the server can't work right now. It continues after the outage. */
export const isOutage = (error: unknown): boolean => error instanceof UnreachableError && error.kind === 'outage';

/**
 * The translation key of the message that an error gets. Every screen takes it from here.
 *
 * @param unreachable the screen's own message for a lost connection
 */
export function errorText(error: unknown, unreachable?: string): string {
  if (!(error instanceof ApiError)) return 'codes.error.2003';
  const isNetwork = error instanceof UnreachableError && error.kind === 'network';
  return isNetwork && unreachable ? unreachable : error.message;
}
