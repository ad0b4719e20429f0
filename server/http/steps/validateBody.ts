import type { z } from 'zod';
import { errorCodes } from '#contract/codes/errorCodes';
import type { FieldError } from '#contract/envelope';
import { fieldsNotValid } from '../callError';
import type { Step } from '../exchange';

/** What a message needs to say the bound that was missed. The input itself is never sent back. */
const told = ['minimum', 'maximum', 'inclusive', 'expected', 'format', 'values', 'divisor', 'pattern'] as const;

function toFieldErrors(issue: z.core.$ZodIssue): FieldError[] {
  const path = issue.path.map(String);
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ path: [...path, key].join('.'), code: issue.code }));
  }
  const facts = issue as unknown as Record<string, unknown>;
  const params = Object.fromEntries(
    told.filter((name) => facts[name] !== undefined).map((name) => [name, facts[name]]),
  );
  return [{ path: path.join('.'), code: issue.code, ...(Object.keys(params).length > 0 ? { params } : {}) }];
}

/** Puts the parsed body in place of the one that came; 4022 names each field that does not fit. */
export const validateBody: Step = (exchange, next) => {
  const parsed = exchange.call.body.safeParse(exchange.body ?? {});
  if (!parsed.success) throw fieldsNotValid(errorCodes.FIELDS_NOT_VALID, parsed.error.issues.flatMap(toFieldErrors));
  exchange.body = parsed.data;
  return next();
};
