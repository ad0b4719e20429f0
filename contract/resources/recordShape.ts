import { z } from 'zod';
import { id, instant, version } from '../entities/shared';

export type Shape = z.ZodRawShape;

/** A field without its default and without `optional`, as stored in the record. */
type Bare<Field> = Field extends z.ZodDefault<infer Inner> | z.ZodOptional<infer Inner> ? Bare<Inner> : Field;
type BareShape<Fields> = { -readonly [Name in keyof Fields]: Bare<Fields[Name]> };
export type OptionalShape<Fields> = {
  -readonly [Name in keyof Fields]: Bare<Fields[Name]> extends infer Field extends z.ZodType
    ? z.ZodOptional<Field>
    : never;
};

const bare = (field: z.core.$ZodType): z.core.$ZodType =>
  field instanceof z.ZodDefault || field instanceof z.ZodOptional ? bare(field.unwrap()) : field;

// `Object.fromEntries` loses which name belongs to which value; the types below restore it.
const bareShape = <Fields extends Shape>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, bare(field)])) as BareShape<Fields>;

/** Fields for an update: all are optional, and none gets a default. */
export const optionalShape = <Fields extends Shape>(fields: Fields): OptionalShape<Fields> =>
  z.object(bareShape(fields) as Shape).partial().shape as OptionalShape<Fields>;

/** The fields that every record has in addition to its own. */
const ownKeys = { _id: id, version, updated_at: instant, updated_by: z.string() };

/** Fields as they are shown: one in `Shown` replaces the field of the same name. */
export const shownShape = <Fields extends Shape, Shown extends Shape>(fields: Fields, shown: Shown) =>
  ({ ...bareShape(fields), ...shown }) as Omit<BareShape<Fields>, keyof Shown> & Shown;

/** The fields that a record shows. */
export const recordSchema = <Fields extends Shape, Shown extends Shape>(fields: Fields, shown: Shown) =>
  z.object({ ...ownKeys, ...shownShape(fields, shown) } as typeof ownKeys &
    Omit<BareShape<Fields>, keyof Shown> &
    Shown);
export type RecordSchema<Fields extends Shape, Shown extends Shape> = ReturnType<typeof recordSchema<Fields, Shown>>;
