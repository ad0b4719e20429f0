import type { OverridableRule } from './orders/overrides';

/** The error of one field of a body. `code` is zod's issue code or an error code of the catalogue. */
export interface FieldError {
  /** Dotted path: `customer.phone`, `items.0.quantity`. */
  path: string;
  code: string;
  params?: Record<string, unknown> | undefined;
  /** Set if staff can override the error: the rule that the order breaks. */
  rule?: OverridableRule;
}

export interface FailureEnvelope {
  success: false;
  error_code: number;
  /** Identifies the request in the server's log. */
  request_id?: string;
  errors?: FieldError[];
  /** With 4029 and HTTP 503: seconds to wait before trying again. */
  retry_after?: number;
  /** With 4009 and 655: who changed the record first, and the current record. */
  changed_by?: string;
  current?: unknown;
  /** With 4173: the scheduled orders that new opening hours or booking rules would leave outside. */
  affected?: unknown;
}

export type SuccessEnvelope<Reply> = { success: true; message?: number } & Reply;
export type Envelope<Reply> = SuccessEnvelope<Reply> | FailureEnvelope;
