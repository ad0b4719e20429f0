import { randomUUID } from 'node:crypto';
import type { modifierGroupCalls } from '#contract/calls/modifierGroups';
import { errorCodes } from '#contract/codes/errorCodes';
import type { ContractCases } from '../contractCases';
import type { Tenant, World } from '../contractWorld';
import { makeModifierGroup } from '../factories/makeItem';

const { NO_DATA_FOUND } = errorCodes;

const groupOf = ({ db }: World, { store }: Tenant) => makeModifierGroup(db, store);
const oneModifier = async (world: World, tenant: Tenant) => {
  const [modifier] = (await groupOf(world, tenant)).modifiers;
  if (!modifier) throw new Error('the group has no modifier');
  return { modifier_id: modifier.id, is_in_stock: false, in_stock_at: null };
};

export const modifierGroupCases: ContractCases<keyof typeof modifierGroupCalls> = {
  get_modifier_group_list: {
    body: async (world) => {
      await groupOf(world, world.mine);
      return { sort_by: 'name', query: 'group' };
    },
    foreign: {
      // Ids of others are not refused: the list holds none of them.
      body: async (world) => ({ ids: [(await groupOf(world, world.other)).id] }),
      code: NO_DATA_FOUND,
    },
  },
  get_modifier_group: {
    body: async (world) => ({ _id: (await groupOf(world, world.mine)).id }),
    foreign: { body: async (world) => ({ _id: (await groupOf(world, world.other)).id }), code: NO_DATA_FOUND },
  },
  add_modifier_group: {
    body: () => ({
      idempotency_key: randomUUID(),
      name: ['Milk'],
      modifiers: [{ name: ['Oat'], price: 50 }, { name: ['Soy'] }],
    }),
  },
  update_modifier_group: {
    body: async (world) => ({ _id: (await groupOf(world, world.mine)).id, version: 1, name: ['Milk'] }),
    foreign: {
      body: async (world) => ({ _id: (await groupOf(world, world.other)).id, version: 1, name: ['Milk'] }),
      code: NO_DATA_FOUND,
    },
  },
  delete_modifier_group: {
    body: async (world) => ({ _id: (await groupOf(world, world.mine)).id }),
    foreign: { body: async (world) => ({ _id: (await groupOf(world, world.other)).id }), code: NO_DATA_FOUND },
  },
  set_modifier_group_sequence: {
    body: async (world) => ({ ids: [(await groupOf(world, world.mine)).id] }),
    foreign: {
      body: async (world) => ({
        ids: [(await groupOf(world, world.mine)).id, (await groupOf(world, world.other)).id],
      }),
      code: NO_DATA_FOUND,
    },
  },
  set_modifier_stock: {
    body: (world) => oneModifier(world, world.mine),
    foreign: { body: (world) => oneModifier(world, world.other), code: NO_DATA_FOUND },
  },
};
