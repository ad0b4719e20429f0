import { z } from 'zod';
import { id, instant, version } from '../entities/shared';

export type Shape = z.ZodRawShape;

/** A field without its default and without `optional`: as the record holds it. */
type Bare<Field> = Field extends z.ZodDefault<infer Inner> | z.ZodOptional<infer Inner> ? Bare<Inner> : Field;
type BareShape<Fields> = { -readonly [Name in keyof Fields]: Bare<Fields[Name]> };
export type OptionalShape<Fields> = {
  -readonly [Name in keyof Fields]: Bare<Fields[Name]> extends infer Field extends z.ZodType
    ? z.ZodOptional<Field>
    : never;
};

const bare = (field: z.core.$ZodType): z.core.$ZodType =>
  field instanceof z.ZodDefault || field instanceof z.ZodOptional ? bare(field.unwrap()) : field;

// `Object.fromEntries` forgets which name goes with which value: the types below say it again.
const bareShape = <Fields extends Shape>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, bare(field)])) as BareShape<Fields>;

/** Fields as an update takes them: any of them may be left out, and none is filled in. */
export const optionalShape = <Fields extends Shape>(fields: Fields): OptionalShape<Fields> =>
  z.object(bareShape(fields) as Shape).partial().shape as OptionalShape<Fields>;

/** What every record has beside its own fields. */
const ownKeys = { _id: id, version, updated_at: instant, updated_by: z.string() };

/** What a record shows: `Shown` takes the place of a field of the same name. */
export const recordSchema = <Fields extends Shape, Shown extends Shape>(fields: Fields, shown: Shown) =>
  z.object({ ...ownKeys, ...bareShape(fields), ...shown } as typeof ownKeys &
    Omit<BareShape<Fields>, keyof Shown> &
    Shown);
export type RecordSchema<Fields extends Shape, Shown extends Shape> = ReturnType<typeof recordSchema<Fields, Shown>>;
