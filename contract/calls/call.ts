import { z } from 'zod';
import type { AuditRule } from '../audit/auditRule';
import type { AnyPermission } from '../permissions';
import type { StoreFlag } from '../storeFlags';

/**
 * Who can make a call. `public`: anyone. `session`: a signed-in store or sub-account. `owner`: the
 * store itself, not its sub-accounts. `platform`: programs that hold the platform key.
 */
export type Audience = 'public' | 'session' | 'owner' | 'platform';

/** At most `points` calls from one address per `seconds`. */
export interface RateLimit {
  points: number;
  seconds: number;
  /** Counts failed attempts only. */
  failuresOnly?: boolean;
}

/** Picks the bodies with which a call is dangerous. */
export interface StepUpRule<Body> {
  /** When it is, in words, for the API's description: `It needs … when <these words>`. */
  words: string;
  when(body: Body): boolean;
}

/** One row of the table of calls: everything the server's pipeline and the app need to know about a call. */
export interface Call<
  Body extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
  Allowed extends Audience = Audience,
> {
  method: 'POST' | 'GET';
  audience: Allowed;
  /** Required of a sub-account; the owner holds every permission. With a list, any one of them is enough. */
  permission?: AnyPermission | readonly AnyPermission[];
  storeFlag?: StoreFlag;
  /** Also works for a store that is declined, unverified or missing documents. Every other call refuses those with 4001. */
  allowInactiveStore?: boolean;
  /**
   * The owner can also make it about the store itself (`type` 2), whatever its flags, and while it is inactive. For
   * anyone else's records the handler applies both, because only the body names the holder.
   */
  isAlsoOfStore?: boolean;
  limit?: RateLimit;
  /**
   * A dangerous change: refused with 4202 unless this session has proved who its person is in the last
   * `accountLimits.stepUpMinutes`. With a rule, only for bodies that it picks. Never for deleting records, exports, or
   * anything on a board (ADR 0066).
   */
  stepUp?: true | StepUpRule<z.output<Body>>;
  /**
   * The body has an `idempotency_key`: the same key and body return the first reply. `by part`: each part of the body
   * runs once, in its own transaction, and the handler stores the key for each. `by handler`: the handler writes the
   * key and the reply in the statement that makes the change.
   */
  idempotent?: boolean | 'by part' | 'by handler';
  /** Its writes are batched across many calls, so it doesn't count towards its store's calls in flight. */
  isGathered?: boolean;
  /** Its reply can have hundreds of large rows, so each store runs this call once at a time. */
  isLong?: boolean;
  /**
   * It waits for an external service, such as the address provider. Like an upload, it mustn't hold up calls that only use the
   * database.
   */
  waitsOutside?: boolean;
  /** The body is form data with a file of up to `maxBytes` in this field. The other fields are text. */
  upload?: { field: string; maxBytes: number };
  /**
   * Names what the call writes, for the audit log; or `none: ` and the reason why nothing is recorded. Required for
   * every call that isn't a read: see `unsaidWrites`. A read can set it too, if people will want to know who has seen
   * the data.
   */
  audit?: AuditRule;
  summary: string;
  body: Body;
  /** The envelope's fields in addition to `success` and `message`. */
  reply: Reply;
}

type CallOptions<Body extends z.ZodType, Reply extends z.ZodType, Allowed extends Audience> = Omit<
  Call<Body, Reply, Allowed>,
  'method' | 'audit'
> & { method?: 'POST' | 'GET' };

/**
 * Writes a row of the table; POST by default. `audience` and `audit` stay literals: the type of a handler's session
 * depends on them.
 */
export const call = <
  Body extends z.ZodType,
  Reply extends z.ZodType,
  const Allowed extends Audience,
  const Rule extends AuditRule | undefined = undefined,
>(
  options: CallOptions<Body, Reply, Allowed> & { audit?: Rule },
): Call<Body, Reply, Allowed> & { audit: Rule } => ({ method: 'POST', audit: undefined as Rule, ...options });

/**
 * Fields that the old clients' interceptor adds to every body (specification, section 7). They are accepted but never
 * trusted.
 */
export const interceptorFields = {
  store_id: z.string().optional(),
  server_token: z.string().optional(),
  servertoken: z.string().optional(),
  timezone: z.string().optional(),
  id: z.string().optional(),
};

/** A body that refuses unknown fields. */
export const body = <Shape extends z.ZodRawShape>(shape: Shape) => z.strictObject({ ...interceptorFields, ...shape });

export const noBody = body({});
/** Typed as any object: with zod's own inference, an envelope around it couldn't hold any fields. */
export const nothing: z.ZodType<object, object> = z.object({});
