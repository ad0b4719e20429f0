import { randomUUID } from 'node:crypto';
import type { categoryCalls } from '#contract/calls/categories';
import { errorCodes } from '#contract/codes/errorCodes';
import type { ContractCases } from '../contractCases';
import { makeCategory } from '../factories/makeCategory';
import { makeSubCategory } from '../factories/makeItem';
import { uniqueDigits } from '../factories/makeStore';

const { CATEGORY_NOT_FOUND, SUB_CATEGORY_NOT_FOUND, NO_DATA_FOUND } = errorCodes;

const newName = () => [`Desserts ${uniqueDigits()}`];
const newKey = () => randomUUID();

export const categoryCases: ContractCases<keyof typeof categoryCalls> = {
  get_category_list: {
    body: async ({ db, mine }) => {
      await makeCategory(db, mine.store);
      return { sort_by: 'name', sort_order: 'DESC', query: 'cat' };
    },
    foreign: {
      // Ids of others are not refused: the list holds none of them.
      body: async ({ db, other }) => ({ ids: [(await makeCategory(db, other.store)).id] }),
      code: NO_DATA_FOUND,
    },
  },
  get_category: {
    body: async ({ db, mine }) => ({ _id: (await makeCategory(db, mine.store)).id }),
    foreign: {
      body: async ({ db, other }) => ({ _id: (await makeCategory(db, other.store)).id }),
      code: CATEGORY_NOT_FOUND,
    },
  },
  add_category: { body: () => ({ idempotency_key: newKey(), name: newName() }) },
  update_category: {
    body: async ({ db, mine }) => ({ _id: (await makeCategory(db, mine.store)).id, version: 1, name: newName() }),
    foreign: {
      body: async ({ db, other }) => ({ _id: (await makeCategory(db, other.store)).id, version: 1, name: newName() }),
      code: CATEGORY_NOT_FOUND,
    },
  },
  delete_category: {
    body: async ({ db, mine }) => ({ _id: (await makeCategory(db, mine.store)).id }),
    foreign: {
      body: async ({ db, other }) => ({ _id: (await makeCategory(db, other.store)).id }),
      code: CATEGORY_NOT_FOUND,
    },
  },
  set_category_sequence: {
    body: async ({ db, mine }) => ({ ids: [(await makeCategory(db, mine.store)).id] }),
    foreign: {
      body: async ({ db, mine, other }) => ({
        ids: [(await makeCategory(db, mine.store)).id, (await makeCategory(db, other.store)).id],
      }),
      code: CATEGORY_NOT_FOUND,
    },
  },

  get_sub_category_list: {
    body: async ({ db, mine }) => {
      await makeSubCategory(db, mine.store);
      return { filter: { category_id: null } };
    },
    foreign: {
      body: async ({ db, other }) => ({ ids: [(await makeSubCategory(db, other.store)).id] }),
      code: NO_DATA_FOUND,
    },
  },
  get_sub_category: {
    body: async ({ db, mine }) => ({ _id: (await makeSubCategory(db, mine.store)).id }),
    foreign: {
      body: async ({ db, other }) => ({ _id: (await makeSubCategory(db, other.store)).id }),
      code: SUB_CATEGORY_NOT_FOUND,
    },
  },
  add_sub_category: {
    body: async ({ db, mine }) => ({
      idempotency_key: newKey(),
      name: newName(),
      category_id: (await makeCategory(db, mine.store)).id,
    }),
    foreign: {
      body: async ({ db, other }) => ({
        idempotency_key: newKey(),
        name: newName(),
        category_id: (await makeCategory(db, other.store)).id,
      }),
      code: CATEGORY_NOT_FOUND,
    },
  },
  update_sub_category: {
    body: async ({ db, mine }) => ({ _id: (await makeSubCategory(db, mine.store)).id, version: 1, name: newName() }),
    foreign: {
      body: async ({ db, other }) => ({
        _id: (await makeSubCategory(db, other.store)).id,
        version: 1,
        name: newName(),
      }),
      code: SUB_CATEGORY_NOT_FOUND,
    },
  },
  delete_sub_category: {
    body: async ({ db, mine }) => ({ _id: (await makeSubCategory(db, mine.store)).id }),
    foreign: {
      body: async ({ db, other }) => ({ _id: (await makeSubCategory(db, other.store)).id }),
      code: SUB_CATEGORY_NOT_FOUND,
    },
  },
  set_sub_category_sequence: {
    body: async ({ db, mine }) => ({ ids: [(await makeSubCategory(db, mine.store)).id] }),
    foreign: {
      body: async ({ db, mine, other }) => ({
        ids: [(await makeSubCategory(db, mine.store)).id, (await makeSubCategory(db, other.store)).id],
      }),
      code: SUB_CATEGORY_NOT_FOUND,
    },
  },
};
