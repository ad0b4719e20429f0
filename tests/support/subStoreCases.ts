import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { deviceSessionCalls } from '#contract/calls/sessions';
import type { subStoreCalls } from '#contract/calls/subStores';
import { errorCodes } from '#contract/codes/errorCodes';
import { sessions } from '#server/db/schema/index';
import type { ContractCases } from './contractCases';
import type { Tenant, World } from './contractWorld';
import { makeInvitation, makeSubStore, testPassword } from './factories/index';
import { uniqueDigits } from './factories/makeStore';
import { login } from './login';

const { NO_DATA_FOUND } = errorCodes;

/** An account without permissions: every account that manages accounts can change it. */
const one = async ({ db }: World, { store }: Tenant) => (await makeSubStore(db, store)).id;

/** A sign-in of the owner's that no other test uses. */
async function ownSession({ app, db }: World, { store }: Tenant): Promise<string> {
  await login(app, store);
  const rows = await db.select({ id: sessions.id }).from(sessions).where(eq(sessions.store_id, store.id));
  const last = rows
    .map(({ id }) => id)
    .sort()
    .at(-1);
  if (!last) throw new Error('the owner is not signed in');
  return last;
}

export const subStoreCases: ContractCases<keyof typeof subStoreCalls | keyof typeof deviceSessionCalls> = {
  get_sub_store_list: {
    body: async (world) => {
      await one(world, world.mine);
      return { query: 'sub', sort_by: 'last_used_at', filter: { state: 'active' } };
    },
    foreign: { body: async (world) => ({ ids: [await one(world, world.other)] }), code: NO_DATA_FOUND },
  },
  get_sub_store: {
    body: async (world) => ({ _id: await one(world, world.mine) }),
    foreign: { body: async (world) => ({ _id: await one(world, world.other) }), code: NO_DATA_FOUND },
  },
  add_sub_store: {
    body: () => ({ idempotency_key: randomUUID(), name: 'Kitchen', email: `new-${uniqueDigits()}@test.example` }),
  },
  update_sub_store: {
    body: async (world) => ({ _id: await one(world, world.mine), version: 1, name: 'Kitchen 2' }),
    foreign: {
      body: async (world) => ({ _id: await one(world, world.other), version: 1, name: 'Kitchen 2' }),
      code: NO_DATA_FOUND,
    },
  },
  delete_sub_store: {
    body: async (world) => ({ _id: await one(world, world.mine) }),
    foreign: { body: async (world) => ({ _id: await one(world, world.other) }), code: NO_DATA_FOUND },
  },
  invite_sub_store: {
    body: async (world) => ({ _id: await one(world, world.mine) }),
    foreign: { body: async (world) => ({ _id: await one(world, world.other) }), code: NO_DATA_FOUND },
  },
  get_invitation: { body: async ({ db, mine }) => ({ token: (await makeInvitation(db, mine.store)).token }) },
  accept_invitation: {
    body: async ({ db, mine }) => ({ token: (await makeInvitation(db, mine.store)).token, password: testPassword }),
  },

  get_session_list: {
    body: () => ({}),
    foreign: { body: async (world) => ({ sub_store_id: await one(world, world.other) }), code: NO_DATA_FOUND },
  },
  end_session: {
    body: async (world) => ({ _id: await ownSession(world, world.mine) }),
    foreign: { body: async (world) => ({ _id: await ownSession(world, world.other) }), code: NO_DATA_FOUND },
  },
  end_other_sessions: {
    body: async (world) => ({ sub_store_id: await one(world, world.mine) }),
    foreign: { body: async (world) => ({ sub_store_id: await one(world, world.other) }), code: NO_DATA_FOUND },
  },
};
