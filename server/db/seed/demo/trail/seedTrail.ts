import { subDays } from 'date-fns';
import { seededRandom } from '#server/demoWorld/random';
import type { Database } from '../../../database';
import { insertRows } from '../../../insertRows';
import { auditEntries } from '../../../schema/index';
import type { MenuRows } from '../menuRows';
import type { DemoSubStore } from '../signIns';
import type { StaffRows } from '../staffRows';
import type { StoreScene } from '../storeScene';
import { doorDeeds } from './doorDeeds';
import { menuDeeds } from './menuDeeds';
import { orderDeeds, type SeededOrder } from './orderDeeds';
import { teamDeeds } from './teamDeeds';
import { clockOf, deedRows } from './trailDeed';
import { trailPeople } from './trailPeople';

/** What the demo's past left behind, as far as the trail tells of it. */
interface DemoPast {
  scene: StoreScene;
  accounts: readonly (DemoSubStore & { id: string })[];
  menu: Pick<MenuRows, 'items'>;
  staff: Pick<StaffRows, 'providers'>;
  orders: readonly SeededOrder[];
}

/** So many days of the past stand in the trail. */
const trailDays = 14;

/**
 * Writes the trail of a demo store's last two weeks: by the code that keeps what is done today, each entry at its own time. What it
 * ends with is what the records have, which are there already.
 */
export async function seedTrail(db: Database, { scene, accounts, menu, staff, orders }: DemoPast, now: Date) {
  const { store, demo } = scene;
  const random = seededRandom(demo.seed + 3_000);
  const people = trailPeople(scene);
  const at = clockOf(now, store.timezone);
  const from = subDays(now, trailDays);
  const recent = orders.filter(({ events }) => events.some((event) => event.at && event.at >= from));
  const deeds = [
    ...doorDeeds(people, trailDays, at, random),
    ...(await menuDeeds(db, store.id, menu, people, at)),
    ...(await teamDeeds(db, { storeId: store.id, people, accounts, staff }, at, random)),
    ...recent.flatMap((order) => orderDeeds(order, people)),
  ]
    .filter((deed) => deed.at >= from && deed.at < now)
    .sort((a, b) => a.at.getTime() - b.at.getTime());
  const rows = await Promise.all(deeds.map((deed) => deedRows(store.id, deed)));
  await insertRows(db, auditEntries, rows.flat());
}
