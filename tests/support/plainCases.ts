import { randomInt, randomUUID } from 'node:crypto';
import type { BodyOf, CallName } from '#contract/calls/index';
import { type ErrorCode, errorCodes } from '#contract/codes/errorCodes';
import { type PlainEntity, type plainCalls, plainRecords } from '#contract/resources/index';
import type { Shape } from '#contract/resources/recordShape';
import { inject } from './callApi';
import type { ContractCase, ContractCases } from './contractCases';
import type { Tenant, World } from './contractWorld';
import { makeTable } from './factories/index';
import { sampleOf } from './sampleOf';

type Fields = Record<string, unknown>;
type Samples = (world: World, tenant: Tenant) => Promise<Fields> | Fields;

let festivalDay = 0;
/** A day that no other festival of the run has. */
function nextFestivalDay(): string {
  festivalDay += 1;
  return new Date(Date.UTC(2040, 0, festivalDay)).toISOString().slice(0, 10);
}

/**
 * Values that no field can be asked for: ids of other records, texts that follow a pattern. Of all other fields values are made
 * from their schemas.
 */
const ownSamples: Partial<Record<string, Samples>> = {
  delivery_area: (_world, { store }) => ({
    shape: { kind: 'circle', center: [store.latitude, store.longitude], radius: 1_500 },
    fee: null,
  }),
  festival_time: () => {
    const date = nextFestivalDay();
    return {
      start_date: date,
      end_date: date,
      is_yearly: false,
      hours: { is_open: false, is_full_day: false, slots: [] },
    };
  },
  promo_code: () => ({
    promo_code: `P${randomUUID().slice(0, 8).toUpperCase()}`,
    type: 'percentage',
    value: 10,
    promo_for: 'order',
    promo_apply_on: [],
    image: null,
    starts_at: null,
    expires_at: null,
    recursion: { type: 'weekly', days: [1, 2], start_time: '11:30', end_time: '14:00' },
    order_types: ['pickup'],
  }),
  table: () => ({
    ...{ min_persons: 1, max_persons: 4, room: `Room ${randomInt(1_000_000)}` },
    place: { x: 2, y: 3, shape: 'rectangle', width: 6, height: 4, rotation: 90 },
  }),
  table_combination: async ({ db }, { store }) => ({
    ...{ min_persons: 5, max_persons: 8 },
    table_ids: [(await makeTable(db, store)).id, (await makeTable(db, store)).id],
  }),
} satisfies { [Entity in PlainEntity]?: Samples };

/** Values that name a record of another store, for fields that name one: refused with 4022. */
const foreignSamples: Partial<Record<string, (other: Tenant, world: World) => Promise<Fields> | Fields>> = {
  promo_code: ({ item }: Tenant) => ({ promo_for: 'item', promo_apply_on: [item.id] }),
  table_combination: async ({ store }: Tenant, { db, mine }: World) => ({
    table_ids: [(await makeTable(db, mine.store)).id, (await makeTable(db, store)).id],
  }),
} satisfies { [Entity in PlainEntity]?: unknown };

/** Codes for a record that the store doesn't have, where the catalogue has one of its own. */
const ownCodes: Partial<Record<string, ErrorCode>> = {
  promo_code: errorCodes.PROMO_NOT_FOUND,
} satisfies { [Entity in PlainEntity]?: ErrorCode };

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
      foreign: { body: body(({ other }) => other), code: ownCodes[entity] ?? errorCodes.NO_DATA_FOUND },
    };
  };
  const one = about((_id) => ({ _id }));
  const foreign = foreignSamples[entity];
  return {
    [`get_${entity}_list`]: about((_id) => ({ ids: [_id] })),
    [`get_${entity}`]: one,
    [`add_${entity}`]: {
      body: async (world) => (await bodyToAdd(world, world.mine)) as BodyOf<CallName>,
      ...(foreign && {
        foreign: {
          body: async (world) =>
            ({ ...(await bodyToAdd(world, world.mine)), ...(await foreign(world.other, world)) }) as BodyOf<CallName>,
          code: errorCodes.FIELDS_NOT_VALID,
        },
      }),
    },
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
