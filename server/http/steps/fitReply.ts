import { Ajv, type ValidateFunction } from 'ajv';
import type { Call } from '#contract/calls/call';
import type { CallName } from '#contract/calls/index';
import type { CallReply, Exchange, Step } from '../exchange';
import { replySchema } from '../replySchema';

/** So many of a reply's faults are logged. */
const namedIssues = 5;

/**
 * Compiled from the contract's own schemas: three times as fast as zod on a page of orders. Formats are left to the
 * types, since every reply is our own. Fastify's own writer by schema is not used: on replies as long as ours it takes
 * as long as `JSON.stringify`, and building one for each call makes the start slower. The schemas are zod's: checking those as well
 * would take half of the time that the first call waits for. Fields go where a schema says that there are no others; those of a record,
 * whose names are data, stay.
 */
const ajv = new Ajv({ strict: false, validateSchema: false, validateFormats: false, removeAdditional: true });
const checks = new Map<CallName, ValidateFunction>();

function checkOf(name: CallName, call: Call): ValidateFunction {
  const known = checks.get(name);
  if (known) return known;
  const check = ajv.compile(replySchema(call));
  checks.set(name, check);
  return check;
}

/**
 * A reply that does not fit its contract is our mistake: it is logged and becomes 2003. What the contract does not
 * name is left out.
 */
export function fitted({ call, name }: Pick<Exchange, 'call' | 'name'>, given: CallReply): CallReply {
  const reply = { success: true, ...given };
  const check = checkOf(name, call);
  if (check(reply)) return reply;
  const issues = (check.errors ?? []).slice(0, namedIssues).map((issue) => `${issue.instancePath} ${issue.message}`);
  throw new Error(`${name}: the reply does not fit its contract: ${issues.join('; ')}`);
}

export const fitReply: Step = async (exchange, next) => fitted(exchange, await next());
