import { eq } from 'drizzle-orm';
import type { CallName } from '#contract/calls/index';
import { stores } from '#server/db/schema/index';
import type { World } from './contractWorld';
import { makeStore, makeSubStore, type StoreRow } from './factories/index';
import { openSession, openSubStoreSession, type TestSession } from './login';

type SubStoreRow = Awaited<ReturnType<typeof makeSubStore>>;

/** Made once for a world. */
function once<Made>(make: (world: World) => Promise<Made>): (world: World) => Promise<Made> {
  const callers = new WeakMap<World, Promise<Made>>();
  return (world) => {
    const caller = callers.get(world) ?? make(world);
    callers.set(world, caller);
    return caller;
  };
}

/** A team member of `mine`, for calls that owners can't make. */
export const colleagueOf: (world: World) => Promise<SubStoreRow> = once(({ db, mine }) => makeSubStore(db, mine.store));

/** A store whose owner changes, which would end the sessions of `mine`. */
export const handedOverStore: (world: World) => Promise<StoreRow> = once(({ db }) => makeStore(db));

const asColleague = async (world: World) => openSubStoreSession(world, await colleagueOf(world));

/** Who makes a call that the owner of `mine` can't make, each time in a new session. */
export const ownCallers: Partial<Record<CallName, (world: World) => Promise<TestSession>>> = {
  decline_trust: asColleague,
  confirm_recovery: asColleague,
  finish_handover: async (world) => {
    const store = await handedOverStore(world);
    // The new owner's number isn't verified yet, which can block the store.
    await world.db.update(stores).set({ is_phone_number_verified: true }).where(eq(stores.id, store.id));
    return openSession(world, store);
  },
};
