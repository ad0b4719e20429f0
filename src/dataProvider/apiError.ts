import type { FailureEnvelope, FieldError } from '#contract/envelope';

/**
 * A call that the server refused (`code` of the catalogue), or that never reached it (2003).
 * react-admin reads `message`, `status` and `body.errors`.
 */
export class ApiError extends Error {
  readonly status: number;
  readonly body: { errors: Record<string, string> };

  constructor(
    readonly code: number,
    readonly details: Partial<FailureEnvelope> = {},
  ) {
    super(`codes.error.${code}`);
    this.name = 'ApiError';
    this.status = code;
    this.body = { errors: Object.fromEntries(this.fields.map(({ path, code: reason }) => [path, reason])) };
  }

  /** Fields that are not valid, where the server named them. */
  get fields(): FieldError[] {
    return this.details.errors ?? [];
  }
}

/** The server was not reached at all: worth another try, unlike a refusal. */
export class UnreachableError extends ApiError {
  constructor() {
    super(2003);
    this.name = 'UnreachableError';
  }
}
