import { Ajv, type ValidateFunction } from 'ajv';
import type { Call } from '#contract/calls/call';
import type { CallName } from '#contract/calls/index';
import type { CallReply, Exchange, Step } from '../exchange';
import { longList, partsInTurns } from '../inTurns';
import { replySchema } from '../replySchema';

/** How many errors of a reply are logged. */
const namedIssues = 5;

/**
 * Compiled from the contract's schemas: three times as fast as zod on a page of orders. Formats aren't validated,
 * since every reply is our own. We don't use Fastify's schema-based serializer: on replies as long as ours it takes
 * as long as `JSON.stringify`, and building one per call slows down startup. Schemas come from zod: validating them
 * too would take half the time of the first call. Unknown fields are removed where a schema allows no others; those
 * of a record, whose names are data, stay.
 */
const ajv = new Ajv({
  strict: false,
  validateSchema: false,
  validateFormats: false,
  removeAdditional: true,
  // For percentages with decimals: in floating point, 1.001 / 0.001 isn't a whole number.
  multipleOfPrecision: 3,
});
const checks = new Map<CallName, ValidateFunction>();

function checkOf(name: CallName, call: Call): ValidateFunction {
  const compiled = checks.get(name);
  if (compiled) return compiled;
  const check = ajv.compile(replySchema(call));
  checks.set(name, check);
  return check;
}

/**
 * A reply that doesn't match its contract is our mistake: it is logged and becomes 2003. Fields that the contract
 * doesn't list are removed. Long replies are checked a few rows at a time, and other calls run in between.
 */
export async function fitted({ call, name }: Pick<Exchange, 'call' | 'name'>, answer: CallReply): Promise<CallReply> {
  const check = checkOf(name, call);
  const assertFits = (reply: CallReply): CallReply => {
    if (check(reply)) return reply;
    const issues = (check.errors ?? []).slice(0, namedIssues).map((issue) => `${issue.instancePath} ${issue.message}`);
    throw new Error(`${name}: the reply does not fit its contract: ${issues.join('; ')}`);
  };
  const long = longList(answer);
  if (!long) return assertFits({ success: true, ...answer });
  let checked: CallReply = {};
  for await (const rows of partsInTurns(long.rows)) {
    checked = assertFits({ success: true, ...answer, [long.field]: rows });
  }
  // The field is missing if the contract doesn't have it.
  return long.field in checked ? { ...checked, [long.field]: long.rows } : checked;
}

export const fitReply: Step = async (exchange, next) => fitted(exchange, await next());
