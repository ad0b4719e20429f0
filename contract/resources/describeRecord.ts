import { z } from 'zod';
import { body, type Call, call } from '../calls/call';
import { isOneOrMany, listArguments, listReply, oneOrMany, oneOrManyError } from '../calls/list';
import { bulkReplySchema } from '../entities/change';
import { id, idempotencyKey, version } from '../entities/shared';
import type { AnyPermission } from '../permissions';
import type { StoreFlag } from '../storeFlags';
import { type OptionalShape, optionalShape, type RecordSchema, recordSchema, type Shape } from './recordShape';

interface Description<Fields, Shown, Filter, Sort extends string> {
  /** Fields that a caller writes. Those that are optional or have a default can be left out when adding a record. */
  fields: Fields;
  /** Fields that a reply shows in addition to the record's own, or instead of one. */
  shown?: Shown;
  /** Required to write, and to read unless `readers` says otherwise. */
  permission: AnyPermission | readonly AnyPermission[];
  readers?: AnyPermission | readonly AnyPermission[];
  storeFlag?: StoreFlag;
  /** Sortable fields. The first is the default. */
  sort?: readonly [Sort, ...Sort[]];
  /** Direction of the default sort; `ASC` unless set. */
  order?: 'ASC' | 'DESC';
  /** Filterable fields. */
  filter?: Filter;
  /** Used in the summaries: `tax rate`, `tax rates`. The entity's name if left out. */
  one?: string;
  many?: string;
  /** Replace the generated summaries. */
  summaries?: Partial<Record<'list' | 'get' | 'add' | 'update' | 'delete', string>>;
}

const listBody = <Sort extends string, Filter extends Shape>(sort: readonly [Sort, ...Sort[]], filter: Filter) =>
  body({
    ...listArguments,
    sort_by: z.enum(sort).optional(),
    filter: z.strictObject(optionalShape(filter)).optional(),
  });
const oneBody = body({ _id: id });
const addBody = <Fields extends Shape>(fields: Fields) => body({ idempotency_key: idempotencyKey, ...fields });
const updateBody = <Fields extends Shape>(fields: Fields) =>
  body<{ _id: typeof id; version: typeof version } & OptionalShape<Fields>>({
    _id: id,
    version,
    ...optionalShape(fields),
  });
const manyBody = body(oneOrMany).refine(isOneOrMany, oneOrManyError);

type Row<Body extends z.ZodType, Reply extends z.ZodType, Audit = undefined> = Call<Body, Reply, 'session'> & {
  audit: Audit;
};
type Written<Entity, Action> = { entity: Entity; action: Action };
type OneReply<Entity extends string, Schema extends z.ZodType> = z.ZodObject<{ [Name in Entity]: Schema }>;

/** The five calls of a record, under their names. */
type RecordCalls<
  Entity extends string,
  Fields extends Shape,
  Schema extends z.ZodType,
  Filter extends Shape,
  Sort extends string,
> = {
  [Name in `get_${Entity}_list`]: Row<ReturnType<typeof listBody<Sort, Filter>>, ReturnType<typeof listReply<Schema>>>;
} & {
  [Name in `get_${Entity}`]: Row<typeof oneBody, OneReply<Entity, Schema>>;
} & {
  [Name in `add_${Entity}`]: Row<ReturnType<typeof addBody<Fields>>, OneReply<Entity, Schema>, Written<Entity, 'add'>>;
} & {
  [Name in `update_${Entity}`]: Row<
    ReturnType<typeof updateBody<Fields>>,
    OneReply<Entity, Schema>,
    Written<Entity, 'update'>
  >;
} & {
  [Name in `delete_${Entity}`]: Row<typeof manyBody, typeof bulkReplySchema, Written<Entity, 'delete'>>;
};

/** A record of a store as `describeRecord` describes it. */
export interface RecordDescription<
  Entity extends string = string,
  Fields extends Shape = Shape,
  Shown extends Shape = Shape,
  Filter extends Shape = Shape,
  Sort extends string = string,
> {
  entity: Entity;
  fields: Fields;
  schema: RecordSchema<Fields, Shown>;
  filter: Filter;
  sort: readonly [Sort, ...Sort[]];
  order: 'ASC' | 'DESC';
  calls: RecordCalls<Entity, Fields, RecordSchema<Fields, Shown>, Filter, Sort>;
}

/** The record as a reply shows it. */
export type RecordOf<Description extends { schema: z.ZodType }> = z.output<Description['schema']>;

/**
 * Describes a record of a store and returns its five calls: `get_x_list`, `get_x`, `add_x`, `update_x` and `delete_x`.
 * On the server, `storeResource` implements them. A record shows its fields, its ID and version, and who last changed
 * it. Stored values must fit their fields, so a limit can be widened later but not narrowed.
 *
 * @example
 * export const notice = describeRecord('notice', {
 *   permission: 'store/setting',
 *   fields: { name: texts(limits.nameMax), is_visible: z.boolean().default(true) },
 * });
 * export type Notice = RecordOf<typeof notice>;
 */
export function describeRecord<
  const Entity extends string,
  Fields extends Shape,
  Shown extends Shape = Record<never, never>,
  Filter extends Shape = Record<never, never>,
  const Sort extends string = 'created_at',
>(
  entity: Entity,
  description: Description<Fields, Shown, Filter, Sort>,
): RecordDescription<Entity, Fields, Shown, Filter, Sort> {
  const { fields, permission, readers = permission, storeFlag, order = 'ASC', summaries = {} } = description;
  const { one = entity.replaceAll('_', ' '), many = `${one}s` } = description;
  // Without type parameters, these have their declared types.
  const sort = description.sort ?? (['created_at'] as unknown as readonly [Sort]);
  const filter = description.filter ?? ({} as Filter);
  const shown = description.shown ?? ({} as Shown);
  const schema = recordSchema(fields, shown);
  const reply = z.object({ [entity]: schema });
  const reads = { audience: 'session', permission: readers, ...(storeFlag && { storeFlag }) } as const;
  const writes = { audience: 'session', permission, ...(storeFlag && { storeFlag }) } as const;
  const calls = {
    [`get_${entity}_list`]: call({
      ...reads,
      summary: summaries.list ?? `The store's ${many}`,
      body: listBody(sort, filter),
      reply: listReply(schema),
    }),
    [`get_${entity}`]: call({ ...reads, summary: summaries.get ?? `One ${one}`, body: oneBody, reply }),
    [`add_${entity}`]: call({
      ...writes,
      idempotent: true,
      audit: { entity, action: 'add' },
      summary: summaries.add ?? `Adds ${/^[aeiou]/.test(one) ? 'an' : 'a'} ${one}`,
      body: addBody(fields),
      reply,
    }),
    [`update_${entity}`]: call({
      ...writes,
      audit: { entity, action: 'update' },
      summary: summaries.update ?? 'Changes the fields given, in the `version` that was seen',
      body: updateBody(fields),
      reply,
    }),
    [`delete_${entity}`]: call({
      ...writes,
      audit: { entity, action: 'delete' },
      summary: summaries.delete ?? `Deletes ${many}, with a result for each`,
      body: manyBody,
      reply: bulkReplySchema,
    }),
  };
  // The names are computed, so the compiler only sees strings; `RecordCalls` gives them their types.
  return { entity, fields, schema, filter, sort, order, calls: calls as never };
}
