import { z } from 'zod';
import type { AuditRule } from '../audit/auditRule';
import type { AnyPermission } from '../permissions';
import type { StoreFlag } from '../storeFlags';

/**
 * Who may make a call: `public` anyone, `session` a signed-in store or sub-account, `owner` the
 * store itself and no sub-account, `platform` programs that hold the platform key.
 */
export type Audience = 'public' | 'session' | 'owner' | 'platform';

/** At most `points` calls from one address in `seconds`. */
export interface RateLimit {
  points: number;
  seconds: number;
  /** Only tries that fail count. */
  failuresOnly?: boolean;
}

/** One row of the table of calls: all that the server's pipeline and the app need to know of it. */
export interface Call<
  Body extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
  Allowed extends Audience = Audience,
> {
  method: 'POST' | 'GET';
  audience: Allowed;
  /** Asked of a sub-account; the owner holds every permission. A list: any one of them is enough. */
  permission?: AnyPermission | readonly AnyPermission[];
  storeFlag?: StoreFlag;
  /** Works for a store that is declined, not verified or without its documents too, which every other call refuses with 4001. */
  allowInactiveStore?: boolean;
  limit?: RateLimit;
  /**
   * The body carries an `idempotency_key`: the same key and body gives the first reply again. `by part`: each part of the body is
   * carried out once, in its own transaction, and the handler keeps the key for each. `by handler`: the handler writes the key
   * and the reply in the statement that makes the change.
   */
  idempotent?: boolean | 'by part' | 'by handler';
  /** What it writes is gathered and written for many calls at once: it takes no place among its store's calls in flight. */
  isGathered?: boolean;
  /** It waits for a mail server; like a call that takes a file, it must not hold up those that only ask the database. */
  sendsMail?: boolean;
  /** The body comes as form data, with a file of at most so many bytes under this field; the other fields are text. */
  upload?: { field: string; maxBytes: number };
  /**
   * What the call writes, for the audit log; or `none: ` and why nothing is kept. Asked of every call that is no
   * read: see `unsaidWrites`. A read may say it too, where somebody will ask who has seen this.
   */
  audit?: AuditRule;
  summary: string;
  body: Body;
  /** What stands in the envelope beside `success` and `message`. */
  reply: Reply;
}

type CallOptions<Body extends z.ZodType, Reply extends z.ZodType, Allowed extends Audience> = Omit<
  Call<Body, Reply, Allowed>,
  'method' | 'audit'
> & { method?: 'POST' | 'GET' };

/**
 * Writes a row of the table; POST unless said otherwise. The audience stays a literal: handlers get a session by it. So does
 * what it says of the audit log.
 */
export const call = <
  Body extends z.ZodType,
  Reply extends z.ZodType,
  const Allowed extends Audience,
  const Rule extends AuditRule | undefined = undefined,
>(
  options: CallOptions<Body, Reply, Allowed> & { audit?: Rule },
): Call<Body, Reply, Allowed> & { audit: Rule } => ({ method: 'POST', audit: undefined as Rule, ...options });

/** Fields that the old clients' interceptor adds to every body (specification, section 7): accepted, and never believed. */
export const interceptorFields = {
  store_id: z.string().optional(),
  server_token: z.string().optional(),
  servertoken: z.string().optional(),
  timezone: z.string().optional(),
  id: z.string().optional(),
};

/** A body that refuses fields it does not know. */
export const body = <Shape extends z.ZodRawShape>(shape: Shape) => z.strictObject({ ...interceptorFields, ...shape });

export const noBody = body({});
/** Typed as any object: as zod infers it, an envelope around it could hold nothing at all. */
export const nothing: z.ZodType<object, object> = z.object({});
