import type { Random } from '#server/demoData/random';
import { demoDelivery, demoTermsId } from './areaRows';
import { demoOffers } from './demoOffers';
import { type DemoStore, demoOwnerName } from './demoStore';
import type { MenuRows } from './menuRows';
import { seededId } from './seededId';
import { staffRows } from './staffRows';
import { menuOfRows, type StoreScene } from './storeScene';

function tableRows(store_id: string, { tables }: DemoStore, created_at: Date, random: Random): StoreScene['tables'] {
  return tables.map(([min_persons, max_persons], index) => ({
    store_id,
    id: seededId(random, created_at),
    number: index + 1,
    code: `T${String(index + 1).padStart(2, '0')}`,
    min_persons,
    max_persons,
    is_bookable: true,
  }));
}

/** A demo store with everything its orders refer to; `created_at` is when it joined the platform. */
export function storeRows(
  demo: DemoStore,
  menuFor: (store_id: string) => MenuRows,
  times: { now: Date; created_at: Date },
  password_hash: string,
  random: Random,
) {
  const { created_at } = times;
  const [latitude, longitude] = demo.people.location;
  const id = seededId(random, created_at);
  const store = {
    ...demo.row,
    id,
    password_hash,
    latitude,
    longitude,
    currency: demo.menu.currency,
    is_tax_included: demo.menu.is_tax_included,
    is_use_item_tax: demo.menu.is_use_item_tax,
    store_tax: demo.menu.tax,
    created_at,
  };
  const subStores = demo.subStores.map((account) => ({
    store_id: id,
    id: seededId(random, created_at),
    ...account,
    password_hash,
    is_approved: true,
    created_at,
  }));
  const menu = menuFor(id);
  const staff = staffRows(id, demo, times, random);
  const scene: StoreScene = {
    delivery: demoDelivery(demo, store.id, created_at),
    delivery_terms_id: demoTermsId(demo, created_at),
    demo,
    store,
    offers: demoOffers(demo, store, times.now, menu.subCategories.find(({ name }) => name[0] === demo.lunchFor)?.id),
    staff: [
      { kind: 'store', id, name: demoOwnerName(demo) },
      ...subStores.map((account) => ({ kind: 'store' as const, id: account.id, name: account.name })),
    ],
    ...menuOfRows(menu),
    providers: staff.providers.filter(({ approval }) => approval === 'approved'),
    tables: tableRows(id, demo, created_at, random),
  };
  // Its first dish stands for it.
  const image = menu.items.flatMap(({ images }) => images ?? [])[0] ?? null;
  return { store: { ...store, image }, subStores, menu, staff, scene };
}
