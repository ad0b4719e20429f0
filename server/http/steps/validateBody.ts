import type { z } from 'zod';
import { errorCodes } from '#contract/codes/errorCodes';
import type { FieldError } from '#contract/envelope';
import { fieldsNotValid } from '../callError';
import type { Step } from '../exchange';
import { isKeepable, isStorable } from '../keepableText';

/** The parameters with which a message can name the limit that was broken. The input itself is never sent back. */
const shownParams = ['minimum', 'maximum', 'inclusive', 'expected', 'format', 'values', 'divisor', 'pattern'] as const;

function toFieldErrors(issue: z.core.$ZodIssue): FieldError[] {
  const path = issue.path.map(String);
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ path: [...path, key].join('.'), code: issue.code }));
  }
  const facts = issue as unknown as Record<string, unknown>;
  const params = Object.fromEntries(
    shownParams.filter((name) => facts[name] !== undefined).map((name) => [name, facts[name]]),
  );
  return [{ path: path.join('.'), code: issue.code, ...(Object.keys(params).length > 0 ? { params } : {}) }];
}

/** Finds texts and field names in a valid body that no database could store. The schema limits the depth. */
function* unkeepableTexts(value: unknown, path: string[] = []): Generator<FieldError> {
  if (typeof value === 'string' && !isKeepable(value)) yield { path: path.join('.'), code: 'invalid_format' };
  if (value === null || typeof value !== 'object') return;
  for (const [name, inner] of Object.entries(value)) {
    if (!isKeepable(name)) yield { path: [...path, name].join('.'), code: 'invalid_format' };
    yield* unkeepableTexts(inner, [...path, name]);
  }
}

const errorsMax = 20;
const pathMax = 100;

/** Reports the first errors. The caller chose the field names, so long ones aren't sent back. */
function refuse(errors: FieldError[]): never {
  const named = errors
    .slice(0, errorsMax)
    .map((error) => ({ ...error, path: isStorable(error.path.slice(0, pathMax)) }));
  throw fieldsNotValid(errorCodes.FIELDS_NOT_VALID, named);
}

/** Replaces the body with the parsed one; 4022 names each invalid field. */
export const validateBody: Step = (exchange, next) => {
  const parsed = exchange.call.body.safeParse(exchange.body ?? {});
  if (!parsed.success) return refuse(parsed.error.issues.flatMap(toFieldErrors));
  const texts = [...unkeepableTexts(parsed.data)];
  if (texts.length > 0) return refuse(texts);
  exchange.body = parsed.data;
  return next();
};
