import { eq } from 'drizzle-orm';
import type { SharedDeviceSettings } from '#contract/entities/sharedDevice';
import type { AnyPermission } from '#contract/permissions';
import { subStores } from '#server/db/schema/index';
import type { TestApp } from './buildTestApp';
import { makeSubStore, type StoreRow } from './factories/index';
import { openSubStoreSession, type TestSession } from './login';

interface World extends TestApp {
  mine: { store: StoreRow };
}

/** A store's shared device with its session. */
export interface SharedTablet {
  id: string;
  email: string;
  session: TestSession;
}

export interface TabletOptions extends Partial<SharedDeviceSettings> {
  grants?: readonly AnyPermission[];
}

/** Makes a shared device at which the given people work, until the store closes and without a PIN unless said otherwise. */
export async function makeTablet(
  server: TestApp,
  store: Pick<StoreRow, 'id'>,
  { grants = ['store/order'], people = [], asks_pin = false, shift_hours = null }: TabletOptions = {},
): Promise<SharedTablet> {
  const shared_device = { people, asks_pin, shift_hours };
  const row = await makeSubStore(server.db, store, { name: 'Kitchen tablet', grants, shared_device });
  return { id: row.id, email: row.email, session: await openSubStoreSession(server, row) };
}

const tablets = new WeakMap<TestApp['app'], Promise<SharedTablet>>();

/** The shared device of a world's own store, the same for all of its calls. */
export function sharedTablet(world: World): Promise<SharedTablet> {
  const tablet = tablets.get(world.app) ?? makeTablet(world, world.mine.store);
  tablets.set(world.app, tablet);
  return tablet;
}

/** Someone who can work at the world's shared device. */
export async function personAtTablet(world: World): Promise<string> {
  const { id } = await sharedTablet(world);
  const person = await makeSubStore(world.db, world.mine.store);
  const [row] = await world.db.select().from(subStores).where(eq(subStores.id, id));
  const people = [...(row?.shared_device?.people ?? []), person.id].slice(-20);
  const shared_device = { asks_pin: false, shift_hours: null, people };
  await world.db.update(subStores).set({ shared_device }).where(eq(subStores.id, id));
  return person.id;
}
