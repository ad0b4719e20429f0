import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { BodyOf, CallName } from '#contract/calls/index';
import { holderTypes } from '#contract/documents/holderTypes';
import { stores } from '#server/db/schema/index';
import { callAs } from './callApi';
import type { World } from './contractWorld';
import { addArea } from './deliveryAreaCases';
import { pendingDeletion } from './erasureCases';
import { makeCategory, makeItem, makeSubStore, testPassword } from './factories/index';
import { makeModifierGroup, makeSubCategory } from './factories/makeItem';
import { loginSubStore } from './login';
import { account } from './staffCases/bankDetails';
import { providerOf } from './staffCases/providers';

type Bodies = { [Name in CallName]?: (world: World) => Promise<BodyOf<Name>> };

/** Two records of a list, to be put the other way round. */
const turned = async (make: (sequence_number: number) => Promise<{ id: string }>) => {
  const first = await make(1);
  const second = await make(2);
  return { ids: [second.id, first.id] };
};

/** An import of one item that was written. */
async function applied({ app, mine }: World): Promise<string> {
  const import_id = randomUUID();
  const values = { name: `Item ${import_id}`, sub_category: `Heading ${import_id}`, price: '1' };
  const options = { create_missing: true };
  await callAs(app, mine.owner, 'import_items', { import_id, mode: 'apply', rows: [{ line: 2, values }], options });
  return import_id;
}

/** Bodies that change something, of calls whose case in the contract's table succeeds without changing anything. */
export const changingBodies: Bodies = {
  'platform/set_store_flags': async ({ mine }) => ({
    store_id: mine.store.id,
    // One that no call needs.
    is_show_dashboard: !mine.store.is_show_dashboard,
  }),
  'platform/set_store_standing': async ({ db, mine }) => {
    const [store] = await db.select().from(stores).where(eq(stores.id, mine.store.id));
    return { store_id: mine.store.id, is_document_uploaded: !store?.is_document_uploaded };
  },
  set_delivery_area_sequence: async (world) => {
    const first = await addArea(world, world.mine);
    return { ids: [await addArea(world, world.mine), first] };
  },
  set_item_sequence: async ({ db, mine }) => {
    const sub_category_id = (await makeSubCategory(db, mine.store)).id;
    return turned((sequence_number) => makeItem(db, mine.store, { sub_category_id, sequence_number }));
  },
  set_category_sequence: ({ db, mine }) =>
    turned((sequence_number) => makeCategory(db, mine.store, { sequence_number })),
  set_sub_category_sequence: ({ db, mine }) =>
    turned((sequence_number) => makeSubCategory(db, mine.store, { sequence_number })),
  set_modifier_group_sequence: ({ db, mine }) =>
    turned((sequence_number) => makeModifierGroup(db, mine.store, { sequence_number })),
  undo_change: async ({ app, db, mine }) => {
    const { id } = await makeItem(db, mine.store);
    const { change_id } = await callAs(app, mine.owner, 'delete_item', { _id: id });
    return { change_id: change_id ?? '' };
  },
  cancel_store_deletion: pendingDeletion,
  undo_import: async (world) => ({ import_id: await applied(world) }),
  import_items: async () => ({
    import_id: randomUUID(),
    mode: 'apply',
    rows: [{ line: 2, values: { name: `Item ${randomUUID()}`, sub_category: 'Somewhere', price: '1' } }],
    options: { create_missing: true },
  }),
  import_categories: async () => ({
    import_id: randomUUID(),
    mode: 'apply',
    rows: [{ line: 2, values: { category: `Category ${randomUUID()}` } }],
    options: { create_missing: true },
  }),
  import_modifier_groups: async () => ({
    import_id: randomUUID(),
    mode: 'apply',
    rows: [{ line: 2, values: { group: `Group ${randomUUID()}`, modifier: 'One' } }],
    options: { create_missing: true },
  }),
  import_offers: async () => ({
    import_id: randomUUID(),
    mode: 'apply',
    rows: [{ line: 2, values: { promo_code: `CODE-${randomUUID().slice(0, 8)}`, name: 'Lunch', value: '10' } }],
  }),
  import_tables: async () => ({
    import_id: randomUUID(),
    mode: 'apply',
    rows: [{ line: 2, values: { number: '700', min_persons: '1', max_persons: '2' } }],
  }),
  get_order_export: async () => ({}),
  get_bank_detail: async (world) => {
    const bank_holder_id = await providerOf(world, world.mine);
    const holder = { bank_holder_id, bank_holder_type: holderTypes.provider, password: testPassword };
    await callAs(world.app, world.mine.owner, 'add_bank_detail', {
      ...holder,
      ...account,
      idempotency_key: randomUUID(),
    });
    return holder;
  },
  end_other_sessions: async ({ app, db, mine }) => {
    const subStore = await makeSubStore(db, mine.store);
    await loginSubStore(app, subStore);
    return { sub_store_id: subStore.id };
  },
};
