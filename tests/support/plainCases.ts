import { randomUUID } from 'node:crypto';
import type { BodyOf, CallName } from '#contract/calls/index';
import { errorCodes } from '#contract/codes/errorCodes';
import { type PlainEntity, type plainCalls, plainRecords } from '#contract/resources/index';
import type { Shape } from '#contract/resources/recordShape';
import { inject } from './callApi';
import type { ContractCase, ContractCases } from './contractCases';
import type { Tenant, World } from './contractWorld';
import { sampleOf } from './sampleOf';

type Fields = Record<string, unknown>;
type Samples = (world: World, tenant: Tenant) => Promise<Fields> | Fields;

/**
 * Values that no field can be asked for: ids of other records, texts that follow a pattern. Of all other fields values are made
 * from their schemas.
 */
const ownSamples: Partial<Record<string, Samples>> = {} satisfies { [Entity in PlainEntity]?: Samples };

interface Described {
  entity: string;
  fields: Shape;
}

/** Cases of one plain resource. Its records are made by its own call. */
function casesOf({ entity, fields }: Described): Record<string, ContractCase<CallName>> {
  const sampled = async (world: World, tenant: Tenant, isFirst: boolean): Promise<Fields> => {
    const own = (await ownSamples[entity]?.(world, tenant)) ?? {};
    const made = Object.entries(fields).filter(([name]) => !(name in own));
    return { ...Object.fromEntries(made.map(([name, field]) => [name, sampleOf(field, isFirst)])), ...own };
  };
  const bodyToAdd = async (world: World, tenant: Tenant) => ({
    idempotency_key: randomUUID(),
    ...(await sampled(world, tenant, true)),
  });
  async function made(world: World, tenant: Tenant): Promise<string> {
    const name = `add_${entity}` as CallName;
    const reply = (await inject(world.app, tenant.owner, name, await bodyToAdd(world, tenant))).json();
    if (!reply.success) throw new Error(`${name} was refused: ${JSON.stringify(reply)}`);
    return reply[entity]._id;
  }

  /** A call about one record: the tenant's own, and the other's. */
  const about = (fieldsOf: (id: string, world: World) => Promise<Fields> | Fields): ContractCase<CallName> => {
    const body = (tenantOf: (world: World) => Tenant) => async (world: World) =>
      (await fieldsOf(await made(world, tenantOf(world)), world)) as BodyOf<CallName>;
    return {
      body: body(({ mine }) => mine),
      foreign: { body: body(({ other }) => other), code: errorCodes.NO_DATA_FOUND },
    };
  };
  const one = about((_id) => ({ _id }));
  return {
    [`get_${entity}_list`]: about((_id) => ({ ids: [_id] })),
    [`get_${entity}`]: one,
    [`add_${entity}`]: { body: async (world) => (await bodyToAdd(world, world.mine)) as BodyOf<CallName> },
    [`update_${entity}`]: about(async (_id, world) => ({
      _id,
      version: 1,
      ...(await sampled(world, world.mine, false)),
    })),
    [`delete_${entity}`]: one,
  };
}

/** Cases of every plain resource, made from its description. */
export const plainCases = Object.assign({}, ...Object.values<Described>(plainRecords).map(casesOf)) as ContractCases<
  keyof typeof plainCalls
>;
