import { randomInt, randomUUID } from 'node:crypto';
import { z } from 'zod';

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** So many whole numbers are drawn from: two samples of a field that must be unique differ. */
const numbers = 1_000_000;

function sampleNumber({ minimum = 0, exclusiveMinimum, maximum, multipleOf = 1 }: JsonSchema): number {
  const least = typeof exclusiveMinimum === 'number' ? exclusiveMinimum + multipleOf : minimum;
  const most = Math.min(maximum ?? least + numbers, least + numbers);
  // Only whole steps: sums of thousandths aren't exact.
  const step = Math.max(multipleOf, 1);
  return least + randomInt(Math.floor((most - least) / step) + 1) * step;
}

function sampleText({ format, pattern, minLength = 0, maxLength = 40 }: JsonSchema): string {
  if (format === 'uuid') return randomUUID();
  if (format === 'date') return '2030-01-15';
  if (format === 'date-time') return '2030-01-15T12:00:00.000Z';
  if (format === 'email') return `${randomUUID()}@test.example`;
  if (format || pattern) throw new Error(`no text can be made for ${format ?? pattern}`);
  return `Text ${randomUUID()}`.padEnd(minLength, '.').slice(0, Math.max(minLength, Math.min(maxLength, 40)));
}

function sample(schema: JsonSchema, yes: boolean): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[yes ? 0 : schema.enum.length - 1];
  const choices = (schema.anyOf ?? schema.oneOf) as JsonSchema[] | undefined;
  if (choices) return sample(choices.find(({ type }) => type !== 'null') ?? {}, yes);
  if (schema.type === 'boolean') return yes;
  if (schema.type === 'integer' || schema.type === 'number') return sampleNumber(schema);
  if (schema.type === 'string') return sampleText(schema);
  if (schema.type === 'array') {
    const item = schema.items as JsonSchema;
    return Array.from({ length: Math.max(schema.minItems ?? 0, 1) }, () => sample(item, yes));
  }
  if (schema.type === 'object') {
    const properties = Object.entries(schema.properties ?? {}) as [string, JsonSchema][];
    return Object.fromEntries(properties.map(([name, property]) => [name, sample(property, yes)]));
  }
  throw new Error(`no value can be made for ${JSON.stringify(schema)}`);
}

/**
 * A value that a field takes, another one each time as far as the field allows.
 *
 * @param yes what a yes or no is; of a choice the first where it is true, else the last
 * @throws where a text has to follow a pattern
 * @example sampleOf(z.int().min(1).max(9), true) // 4
 */
export const sampleOf = (field: z.core.$ZodType, yes: boolean): unknown =>
  sample(z.toJSONSchema(field, { io: 'input', unrepresentable: 'any' }), yes);
