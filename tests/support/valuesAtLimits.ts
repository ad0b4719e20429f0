import { z } from 'zod';
import type { Call } from '#contract/calls/call';
import { limits } from '#contract/limits';

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** A field in a call's body, at any depth, that contains a date, a time or a number. */
export interface LimitedField {
  path: (string | number)[];
  kind: 'date' | 'date-time' | 'number';
}

/** A value in JSON, which can contain more than JavaScript serialises: `-0`, `1e400`. */
export interface LimitValue {
  raw: string;
  /** Never valid: the reply must not be a success. */
  isFar: boolean;
}

function* fieldsOf(schema: JsonSchema, path: LimitedField['path']): Generator<LimitedField> {
  for (const part of [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])]) {
    yield* fieldsOf(part as JsonSchema, path);
  }
  const { type, format } = schema;
  if (type === 'integer' || type === 'number') yield { path, kind: 'number' };
  if (format === 'date' || format === 'date-time') yield { path, kind: format };
  for (const [name, inner] of Object.entries(schema.properties ?? {}))
    yield* fieldsOf(inner as JsonSchema, [...path, name]);
  const tuple = (schema.prefixItems ?? (Array.isArray(schema.items) ? schema.items : null)) as JsonSchema[] | null;
  if (tuple) for (const [index, inner] of tuple.entries()) yield* fieldsOf(inner, [...path, index]);
  else if (schema.items) yield* fieldsOf(schema.items as JsonSchema, [...path, 0]);
}

/** Every date, time and number in a call's body. New calls are included automatically. */
export const limitedFields = ({ body }: Call): LimitedField[] => [
  ...fieldsOf(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any', reused: 'inline' }), []),
];

const shifted = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
const bounds = [limits.plannedDays, limits.listDays, limits.birthDays].flat();
const nearBounds = [...new Set(bounds.flatMap((day) => [day, shifted(day, -1), shifted(day, 1)]))];
const farDays = ['0000-01-01', '0001-01-01', '9999-12-30', '9999-12-31', '+010000-01-01', '-000001-12-31'];
const leapDays = ['2028-02-29', '2100-02-28'];

const farTimes = [
  ...['0001-01-01T00:00:00Z', '0001-01-01T00:00:00+14:00', '0000-12-31T23:59:59-12:00', '9999-12-30T00:00:00Z'],
  ...['9999-12-31T23:59:59Z', '9999-12-31T23:59:59.999999999Z', '9999-12-31T23:59:59-23:59'],
  ...['+275760-09-13T00:00:00.000Z', '-271821-04-20T00:00:00.000Z', '+275760-09-13T00:00:00.001Z'],
];
const nearTimes = limits.plannedDays.flatMap((day) => [
  ...[`${day}T00:00:00Z`, `${day}T23:59:59.999Z`],
  ...[`${day}T12:00:00+23:59`, `${day}T12:00:00-23:59`],
]);

const wrongNumbers = ['"NaN"', '"Infinity"', 'null', '1e400', '-1e400', '1e308', '-1e308'];
const edgeNumbers = [
  ...['0', '-0', '1', '-1', '0.5', '0.30000000000000004', '5e-324', '127', '128', '32767', '32768', '65536'],
  ...['2147483647', '2147483648', '-2147483648', '4294967296', '9007199254740991', '-9007199254740991'],
  ...['9007199254740992', '9223372036854775807', '9223372036854775808', '1e15', '1e21'],
];

const quoted = (texts: readonly string[]): string[] => texts.map((text) => JSON.stringify(text));
const values = (near: readonly string[], far: readonly string[]): LimitValue[] => [
  ...near.map((raw) => ({ raw, isFar: false })),
  ...far.map((raw) => ({ raw, isFar: true })),
];

/** The values to try in a field, by its kind. */
export const limitValues: Record<LimitedField['kind'], readonly LimitValue[]> = {
  date: values(quoted([...nearBounds, ...leapDays]), quoted(farDays)),
  'date-time': values(quoted(nearTimes), quoted(farTimes)),
  number: values([...edgeNumbers, ...wrongNumbers], []),
};

/** Returns the JSON of a copy of a body with another value at one path. Missing parents are created. */
export function withValueAt(body: unknown, path: LimitedField['path'], raw: string): string {
  const mark = '<the value>';
  const placed = (value: unknown, [key, ...rest]: LimitedField['path']): unknown => {
    if (key === undefined) return mark;
    if (typeof key === 'number') {
      const list = Array.isArray(value) ? [...value] : [];
      list[key] = placed(list[key], rest);
      return Array.from(list, (each) => each ?? 0);
    }
    const object = (value !== null && typeof value === 'object' ? value : {}) as Record<string, unknown>;
    return { ...object, [key]: placed(object[key], rest) };
  };
  return JSON.stringify(placed(body, path)).replace(JSON.stringify(mark), raw);
}
