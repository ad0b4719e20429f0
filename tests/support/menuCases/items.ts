import { randomUUID } from 'node:crypto';
import type { itemCalls } from '#contract/calls/items';
import { errorCodes } from '#contract/codes/errorCodes';
import { journalChange } from '#server/modules/menu/changes/journalChange';
import type { ContractCases } from '../contractCases';
import type { Tenant, World } from '../contractWorld';
import { makeItem } from '../factories/makeItem';
import { uniqueDigits } from '../factories/makeStore';

const { ITEM_NOT_FOUND, SUB_CATEGORY_NOT_FOUND, NO_DATA_FOUND } = errorCodes;

const newItem = async ({ db }: World, { store }: Tenant) => (await makeItem(db, store)).id;
const newName = () => [`Soup ${uniqueDigits()}`];

/** An empty change: every account that can undo anything can undo it. */
const emptyChange = ({ db }: World, { store }: Tenant) =>
  db.transaction((tx) => journalChange(tx, { store_id: store.id, name: 'Ada' }, [], { now: new Date() }));

const added = async ({ db }: World, { store }: Tenant) => ({
  idempotency_key: randomUUID(),
  name: newName(),
  price: 450,
  sub_category_id: (await makeItem(db, store)).sub_category_id,
});

export const itemCases: ContractCases<keyof typeof itemCalls> = {
  get_item_list: {
    body: () => ({ query: 'item', sort_by: 'price', sort_order: 'DESC', filter: { is_in_stock: true } }),
    foreign: {
      // Ids of others are not refused: the list holds none of them.
      body: async (world) => ({ ids: [await newItem(world, world.other)] }),
      code: NO_DATA_FOUND,
    },
  },
  get_item: {
    body: async (world) => ({ _id: await newItem(world, world.mine) }),
    foreign: { body: async (world) => ({ _id: await newItem(world, world.other) }), code: ITEM_NOT_FOUND },
  },
  add_item: {
    body: (world) => added(world, world.mine),
    foreign: { body: (world) => added(world, world.other), code: SUB_CATEGORY_NOT_FOUND },
  },
  update_item: {
    body: async (world) => ({ _id: await newItem(world, world.mine), version: 1, name: newName(), price: 990 }),
    foreign: {
      body: async (world) => ({ _id: await newItem(world, world.other), version: 1, price: 990 }),
      code: ITEM_NOT_FOUND,
    },
  },
  delete_item: {
    body: async (world) => ({ _id: await newItem(world, world.mine) }),
    foreign: { body: async (world) => ({ _id: await newItem(world, world.other) }), code: ITEM_NOT_FOUND },
  },
  set_item_stock: {
    body: async (world) => ({ ids: [await newItem(world, world.mine)], is_in_stock: false, in_stock_at: null }),
    foreign: {
      body: async (world) => ({ ids: [await newItem(world, world.other)], is_in_stock: false, in_stock_at: null }),
      code: ITEM_NOT_FOUND,
    },
  },
  set_item_sequence: {
    body: async (world) => ({ ids: [await newItem(world, world.mine)] }),
    foreign: {
      body: async (world) => ({ ids: [await newItem(world, world.mine), await newItem(world, world.other)] }),
      code: ITEM_NOT_FOUND,
    },
  },
  get_menu_preview: { body: () => ({}) },
  undo_change: {
    body: async (world) => ({ change_id: await emptyChange(world, world.mine) }),
    foreign: { body: async (world) => ({ change_id: await emptyChange(world, world.other) }), code: NO_DATA_FOUND },
  },
};
