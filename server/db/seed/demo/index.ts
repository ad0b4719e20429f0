import { hash } from '@node-rs/argon2';
import { subDays } from 'date-fns';
import { eq, inArray } from 'drizzle-orm';
import { noCancellationCharges } from '#contract/bookings/bookingRules';
import { defaultReviewRules } from '#contract/reviews/reviewRules';
import { storeDate } from '#contract/time';
import { seededRandom } from '#server/demoData/random';

import type { Database } from '../../database';
import { insertRows } from '../../insertRows';
import {
  categories,
  commissionTerms,
  customers,
  deliveryAreas,
  documents,
  festivalTimes,
  images,
  itemModifierGroups,
  items,
  ledgerProgress,
  modifierGroups,
  modifiers,
  orderEvents,
  orderItems,
  orderRefunds,
  orders,
  outboxCursors,
  promoCodes,
  promoUses,
  providers,
  reviews,
  storeCounters,
  storeSettings,
  stores,
  subCategories,
  subStores,
  tableCombinations,
  tableHolds,
  tables,
  vehicles,
} from '../../schema/index';
import { areaRows } from './areaRows';
import { seedAudit } from './audit/seedAudit';
import { busyMinutesOf, isNotPaused } from './busyHours';
import { customerRows } from './customerRows';
import type { DemoStore } from './demoStore';
import { demoTerms } from './demoTerms';
import { floorRows } from './floorRows';
import { holdRows } from './holdRows';
import { lakesideSmokehouse } from './lakesideSmokehouse';
import { menuRows } from './menuRows';
import { idsAtStore, openOrders } from './openOrders';
import { orderRows } from './orderRows';
import { pastDays, pastOrders } from './pastOrders';
import { type PicturePlaces, pictureRows, putPictures } from './pictureRows';
import { secondRound } from './plannedRounds';
import { withRefunds } from './refundRows';
import { demoApologyMax, reviewRows } from './reviewRows';
import { seededId } from './seededId';
import { demoPassword } from './signIns';
import { type DocumentPlaces, putDocuments, putPortraits } from './staffPictures';
import { storeRows } from './storeRows';
import { tableBookings } from './tableBookings';
import { trattoriaBelvedere } from './trattoriaBelvedere';

interface SeedOptions {
  now: Date;
  /** Where the pictures of the menus go; without it the menus have none. */
  pictures?: PicturePlaces;
  /** Where the documents of delivery people go; without it they have no pictures. */
  papers?: DocumentPlaces;
  /** Sets up what only the first store has: payouts of the last weeks. */
  setUpFirst?: (tx: Database, storeId: string) => Promise<void>;
  /** Sets up what only the second store has: card payments online, and a subscription that can end. */
  setUpSecond?: (tx: Database, storeId: string) => Promise<void>;
}

async function seedStore(
  db: Database,
  demo: DemoStore,
  password_hash: string,
  { now, pictures: places, papers }: SeedOptions,
): Promise<void> {
  const random = seededRandom(demo.seed);
  const created_at = subDays(now, pastDays + 30);
  const menuFor = (store_id: string) =>
    menuRows(store_id, demo.menu, random, created_at, pictureRows(store_id, demo, created_at, places));
  const {
    store,
    menu,
    staff,
    scene,
    subStores: accounts,
  } = storeRows(demo, menuFor, { now, created_at }, password_hash, random);

  await insertRows(db, stores, [store]);
  const { opening_hours, order_rules, booking_rules, delivery_fee } = demo;
  await insertRows(db, storeSettings, [
    {
      ...{ store_id: store.id, opening_hours, order_rules, booking_rules, delivery_fee },
      cancellation_policy: noCancellationCharges,
      delivery_terms_id: scene.delivery_terms_id,
      review_rules: { ...defaultReviewRules, apology_max: demoApologyMax },
    },
  ]);
  await insertRows(db, deliveryAreas, areaRows(demo, store.id, created_at));
  await insertRows(db, festivalTimes, [nextFestival(demo.seed, store, now)]);
  await insertRows(db, subStores, accounts);
  await putPictures(menu.pictures, places);
  await insertRows(
    db,
    images,
    menu.pictures.rows.map(({ name: _, ...row }) => row),
  );
  await insertRows(db, categories, menu.categories);
  await insertRows(db, subCategories, menu.subCategories);
  await insertRows(db, items, menu.items);
  await insertRows(db, modifierGroups, menu.modifierGroups);
  await insertRows(db, modifiers, menu.modifiers);
  await insertRows(db, itemModifierGroups, menu.itemModifierGroups);
  await putDocuments(staff, papers);
  await insertRows(db, images, await putPortraits(staff, demo, created_at, places));
  await insertRows(db, providers, staff.providers);
  await insertRows(db, vehicles, staff.vehicles);
  await insertRows(db, documents, staff.documents);
  const floor = floorRows(demo, scene.tables, created_at);
  await insertRows(db, tables, floor.tables);
  await insertRows(db, tableCombinations, floor.combinations);

  const past = pastOrders(scene, now, random).filter((plan) => isNotPaused(scene, plan, now));
  const open = openOrders(scene, now, random);
  const booked = tableBookings(scene, floor, [...past, ...open], now);
  const plans = [...past, ...open, ...booked, secondRound(scene, open, now)];
  const { latitude, longitude } = store;
  await db
    .update(providers)
    .set({ latitude, longitude })
    .where(inArray(providers.id, idsAtStore(open)));
  const randomAside = seededRandom(demo.seed + 9_500);
  const rows = plans
    .map((plan) => {
      const { isAside = false } = plan;
      const randomOfPlan = isAside ? randomAside : random;
      return { ...withRefunds(orderRows(scene, plan, randomOfPlan, busyMinutesOf(scene, plan, now))), isAside };
    })
    .sort((a, b) => a.order.created_at.getTime() - b.order.created_at.getTime());
  const terms = demoTerms(demo, store, created_at);
  await insertRows(db, commissionTerms, [terms.row]);
  const numbered = rows.map((row, index) => ({
    ...row,
    order: { ...row.order, unique_id: index + 1, commission_terms: terms.agreed },
  }));
  await insertRows(
    db,
    orders,
    numbered.map(({ order }) => order),
  );
  await insertRows(db, tableHolds, holdRows(numbered.map(({ order }) => order)));
  await insertRows(db, customers, customerRows(scene, now));
  await insertRows(db, promoCodes, scene.offers.rows());
  await insertRows(db, promoUses, scene.offers.uses());
  await insertRows(
    db,
    orderItems,
    rows.flatMap(({ lines }) => lines),
  );
  await insertRows(
    db,
    orderEvents,
    rows.flatMap(({ events }) => events),
  );
  await insertRows(
    db,
    orderRefunds,
    rows.flatMap(({ refunds }) => refunds),
  );
  const generated = reviewRows(
    scene,
    rows.filter(({ isAside }) => !isAside),
    now,
  );
  await insertRows(db, promoCodes, generated.apologies);
  await insertRows(db, reviews, generated.reviews);
  await seedAudit(db, { scene, accounts, menu, staff, orders: numbered.filter(({ isAside }) => !isAside) }, now);
  await insertRows(db, storeCounters, [{ store_id: store.id, last_order_number: rows.length, last_seq: 0 }]);
  await insertRows(db, outboxCursors, [{ store_id: store.id, sent_seq: 0 }]);
  // A job books them, as it does the orders from before the ledger.
  await insertRows(db, ledgerProgress, [{ store_id: store.id, complete_since: now }]);
}

/** Next week the store closes early for a day. */
function nextFestival(
  seed: number,
  { id, timezone }: { id: string; timezone: string },
  now: Date,
): typeof festivalTimes.$inferInsert {
  const date = storeDate(now, timezone, 8);
  const hours = { is_open: true, is_full_day: false, slots: [{ start: '12:00', end: '18:00' }] };
  const key = { store_id: id, id: seededId(seededRandom(seed + 3_000), now) };
  return { ...key, name: ['Staff outing: we close early'], start_date: date, end_date: date, hours };
}

/**
 * Fills an empty database with the demo: two stores, their people and menus, 90 days of orders and some open
 * ones, all counted back from `now`. Does nothing where there is a store already.
 */
export async function seedDemo(db: Database, options: SeedOptions): Promise<void> {
  const password_hash = await hash(demoPassword);
  await db.transaction(async (tx) => {
    const [existing] = await tx.select({ id: stores.id }).from(stores).limit(1);
    if (existing) return;
    await seedStore(tx, trattoriaBelvedere, password_hash, options);
    await seedStore(tx, lakesideSmokehouse, password_hash, options);
    for (const [demo, setUp] of [
      [trattoriaBelvedere, options.setUpFirst],
      [lakesideSmokehouse, options.setUpSecond],
    ] as const) {
      const isStore = eq(stores.email, demo.row.email);
      const [store] = await tx.select({ id: stores.id }).from(stores).where(isStore);
      if (store) await setUp?.(tx, store.id);
    }
  });
}
