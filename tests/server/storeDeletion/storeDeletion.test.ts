import { randomUUID } from 'node:crypto';
import { addDays, addYears, subMinutes } from 'date-fns';
import { and, eq, sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import { auditEntries, orderRefunds, orders, storeArchives, stores } from '#server/db/schema/index';
import { openFileStore } from '#server/files/openFileStore';
import { deleteDueStores } from '#server/modules/storeDeletion/service';
import { deleteStoreFiles } from '#server/modules/storeDeletion/storeFiles';
import { emptiedTables, keptTables } from '#server/modules/storeDeletion/storeTables';
import { makeArchive } from '../../support/archiveCases';
import { buildTestApp, type TestApp, testMail } from '../../support/buildTestApp';
import { call, callAs, errorOf } from '../../support/callApi';
import {
  makeBankAlarm,
  makeFactorAlarm,
  makeImage,
  makeOffer,
  makeProvider,
  makeStore,
  makeSubStore,
  makeTable,
  orderInput,
} from '../../support/factories/index';
import { findText } from '../../support/findText';
import { mailTo } from '../../support/mailTo';
import { type OrderProvider, openOrderStore } from '../../support/orderDesk';
import { aCustomer, plantCustomer } from '../../support/plantCustomer';

let test: TestApp;
let desk: OrderProvider;
beforeAll(async () => {
  test = await buildTestApp({ env: testMail });
});
afterAll(() => test.close());
beforeEach(async () => {
  desk = await openOrderStore(test);
});

const storeRow = async () => {
  const [row] = await test.db.select().from(stores).where(eq(stores.id, desk.store.id));
  if (!row) throw new Error('the store is gone');
  return row;
};
const request = async () => (await callAs(test.app, desk.owner, 'request_store_deletion', {})).deletion;
const cancel = () => callAs(test.app, desk.owner, 'cancel_store_deletion', {});
const run = (days: number) =>
  deleteDueStores(test.db, addDays(new Date(), days), { env: test.env, files: openFileStore(test.env) });
const order = () => call(test.app, desk.owner, 'create_order', orderInput(desk.item));
const entries = (action: 'request_deletion' | 'cancel_deletion' | 'delete') =>
  test.db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.store_id, desk.store.id), eq(auditEntries.action, action)));
const listed = async () =>
  (await callAs(test.app, 'platform', 'platform/get_store_deletion_list', {})).data.find(
    ({ store_id }) => store_id === desk.store.id,
  );

describe('A store whose deletion is requested', () => {
  it('is deleted in 30 days, and its contacts and the platform know', async () => {
    const { due_at, requested_at } = await request();
    expect(Date.parse(due_at) - Date.parse(requested_at)).toBe(30 * 86_400_000);
    expect(await listed()).toMatchObject({ due_at, requested_at, name: desk.store.name });
    expect(await mailTo(test, desk.store.email, 'deletion_requested')).toHaveLength(1);
    expect(await entries('request_deletion')).toMatchObject([
      { actor_kind: 'owner', old_values: { deletion_at: null }, new_values: { deletion_at: due_at } },
    ]);
  });

  it('takes no orders from then on, from staff or from the platform, whatever its setting says', async () => {
    await request();
    const { store_detail } = await callAs(test.app, desk.owner, 'get_store_data', {});
    expect(store_detail).toMatchObject({ is_business: false, deletion_due_at: expect.any(String) });
    expect(await order()).toMatchObject({ error_code: errorCodes.STORE_BUSINESS_OFF });
    const outside = { ...orderInput(desk.item), store_id: desk.store.id };
    expect(await errorOf(test.app, 'platform', 'platform/create_order', outside)).toBe(errorCodes.STORE_BUSINESS_OFF);
    expect((await storeRow()).is_business).toBe(true);
  });

  it('has been asked for once, however often it is asked for', async () => {
    const first = await request();
    expect(await request()).toEqual(first);
    expect(await entries('request_deletion')).toHaveLength(1);
    expect(await mailTo(test, desk.store.email, 'deletion_requested')).toHaveLength(1);
  });

  it('can be cancelled until then, and takes orders again at once', async () => {
    await request();
    await cancel();
    expect(await order()).toMatchObject({ success: true });
    expect(await listed()).toBeUndefined();
    expect(await entries('cancel_deletion')).toHaveLength(1);
    expect(await mailTo(test, desk.store.email, 'deletion_cancelled')).toHaveLength(1);
    expect(await run(31)).not.toContain(desk.store.id);
    await cancel();
    expect(await entries('cancel_deletion')).toHaveLength(1);
  });

  it('stays if someone else asked for it: “It wasn’t me” cancels it, until it is due', async () => {
    await request();
    await callAs(test.app, null, 'raise_bank_alarm', { token: await makeBankAlarm(test.db, desk.store) });
    expect((await storeRow()).deletion_due_at).toBeNull();
    expect(await entries('cancel_deletion')).toMatchObject([{ actor_kind: 'owner', actor_id: desk.store.id }]);
    expect(await mailTo(test, desk.store.email, 'deletion_cancelled')).toHaveLength(1);
    const due = { deletion_requested_at: new Date(), deletion_due_at: subMinutes(new Date(), 1) };
    await test.db.update(stores).set(due).where(eq(stores.id, desk.store.id));
    const token = await makeFactorAlarm(test.db, { store_id: desk.store.id, sub_store_id: null });
    await callAs(test.app, null, 'raise_factor_alarm', { token });
    expect((await storeRow()).deletion_due_at).toEqual(due.deletion_due_at);
    // The other tests' jobs would find it.
    const notPending = { deletion_requested_at: null, deletion_due_at: null };
    await test.db.update(stores).set(notPending).where(eq(stores.id, desk.store.id));
  });

  it('is refused while orders are open', async () => {
    const open = await desk.place();
    const reply = await call(test.app, desk.owner, 'request_store_deletion', {});
    expect(reply).toMatchObject({
      error_code: errorCodes.STORE_HAS_OPEN_ORDERS,
      errors: [{ params: { numbers: [open.unique_id] } }],
    });
    expect((await storeRow()).deletion_due_at).toBeNull();
  });

  it('can be left by the owner of a blocked store too', async () => {
    await test.db.update(stores).set({ is_approved: false }).where(eq(stores.id, desk.store.id));
    await request();
    await cancel();
  });
});

describe('A store that is due', () => {
  /** Something in as many tables as calls and factories write to. */
  async function fill() {
    const customer = aCustomer();
    await plantCustomer(test, desk, customer);
    const { store } = desk;
    const provider = await makeProvider(test.db, store, { first_name: customer.word });
    const table = await makeTable(test.db, store);
    const member = await makeSubStore(test.db, store, { name: customer.word });
    await makeOffer(test.db, store);
    await makeImage(test.db, store);
    await test.db
      .update(orders)
      .set({ provider_id: provider.id, table_id: table.id })
      .where(eq(orders.store_id, store.id));
    const device = { id: randomUUID(), name: `Tablet of ${customer.word}` };
    await test.db
      .update(orderRefunds)
      .set({ by: { kind: 'store', id: member.id, name: member.name, device } })
      .where(eq(orderRefunds.store_id, store.id));
    await test.db.update(stores).set({ owner_first_name: customer.word }).where(eq(stores.id, store.id));
    return { customer, member };
  }

  it('is deleted with everyone’s data, and keeps the sums', async () => {
    const { customer, member } = await fill();
    const sums = () =>
      test.db
        .select({
          count: sql<number>`count(*)::int`,
          total: sql<number>`sum(total)::int`,
          tax: sql<number>`sum(tax)::int`,
        })
        .from(orders)
        .where(eq(orders.store_id, desk.store.id));
    const before = await sums();
    await request();
    expect(await run(29)).toEqual([]);
    expect(await run(30)).toEqual([desk.store.id]);
    expect(await sums()).toEqual(before);
    for (const text of [customer.word, customer.phone, desk.store.email, member.email])
      expect([
        text,
        (await findText(test.db, text)).filter((column) => column !== 'outgoing_messages.recipient'),
      ]).toEqual([text, []]);
    const row = await storeRow();
    expect(row).toMatchObject({
      name: desk.store.name,
      deletion_due_at: null,
      deleted_at: expect.any(Date),
      address: '',
      phone: desk.store.id,
    });
    expect(await listed()).toMatchObject({ kept_until: addYears(row.deleted_at ?? 0, 10).toISOString() });
    expect(await mailTo(test, desk.store.email, 'store_deleted')).toHaveLength(1);
    expect(await test.db.select().from(auditEntries).where(eq(auditEntries.store_id, desk.store.id))).toMatchObject([
      {
        ...{ entity: 'store', action: 'delete', actor_kind: 'system', record_id: desk.store.id, record_name: [] },
        new_values: { kept_orders: before[0]?.count },
      },
    ]);
  });

  it('keeps no test order among the sums', async () => {
    await callAs(test.app, desk.owner, 'send_test_order', { idempotency_key: randomUUID() });
    await request();
    expect(await run(30)).toEqual([desk.store.id]);
    expect(await test.db.select().from(orders).where(eq(orders.store_id, desk.store.id))).toEqual([]);
    expect(await entries('delete')).toMatchObject([{ new_values: { kept_orders: 0 } }]);
  });

  it('leaves no session, and its addresses to others', async () => {
    await request();
    await run(30);
    expect(await errorOf(test.app, desk.owner, 'get_store_data', {})).toBe(errorCodes.SESSION_ENDED);
    const { email, phone } = desk.store;
    expect(await makeStore(test.db, { email, phone })).toMatchObject({ email });
  });

  it('loses its files', async () => {
    const files = openFileStore(test.env);
    const keys = ['original', 'url', 'thumbnail_url'].map((name) => `item-pictures/${desk.store.id}/${name}.webp`);
    const [original = '', url = '', thumbnail_url = ''] = keys;
    await makeImage(test.db, desk.store, { original, url, thumbnail_url });
    for (const key of keys) await files.put(key, Buffer.from('picture'));
    await request();
    await run(30);
    for (const key of keys) expect(await files.get(key)).toBeNull();
  });

  it.each(['running', 'ready'] as const)(
    'loses an archive that is %s, and the process that makes it notices',
    async (state) => {
      const files = openFileStore(test.env);
      const file = `private/${desk.store.id}/archive`;
      const columns = state === 'ready' ? { parts: 2 } : { parts: 0, expires_at: null };
      await makeArchive(test.db, desk.store.id, { file, state, ...columns });
      // Sealed with a key that this process doesn't have.
      for (const key of [`${file}-0`, `${file}-1`]) await files.put(key, Buffer.from('part'));
      await deleteStoreFiles(test.db, files, desk.store.id);
      for (const key of [`${file}-0`, `${file}-1`]) expect(await files.get(key)).toBeNull();
      const [row] = await test.db.select().from(storeArchives).where(eq(storeArchives.store_id, desk.store.id));
      expect(row?.state).toBe('failed');
      await request();
      await run(30);
      expect(await test.db.$count(storeArchives, eq(storeArchives.store_id, desk.store.id))).toBe(0);
    },
  );

  it('leaves other stores alone', async () => {
    const other = await openOrderStore(test);
    const customer = aCustomer();
    await plantCustomer(test, other, customer);
    const before = await findText(test.db, customer.word);
    await request();
    await run(30);
    expect(await findText(test.db, customer.word)).toEqual(before);
  });

  it('can no longer be cancelled', async () => {
    await request();
    const deletion_due_at = subMinutes(new Date(), 1);
    await test.db.update(stores).set({ deletion_due_at }).where(eq(stores.id, desk.store.id));
    expect(await errorOf(test.app, desk.owner, 'cancel_store_deletion', {})).toBe(errorCodes.DELETION_DUE);
  });
});

it('every table of a store is emptied, or kept for the law', () => {
  // A new table is emptied. One with amounts that the law requires, such as a ledger, belongs to `keptTables` instead.
  const emptied = emptiedTables.map((table) => getTableConfig(table).name);
  expect([...emptied].sort()).toEqual([
    ...['account_tokens', 'accountant_links', 'address_changes', 'audit_entries', 'bank_details', 'billing_cards'],
    'categories',
    'commission_terms',
    ...['customers', 'delivery_areas', 'delivery_log', 'delivery_offers', 'documents'],
    ...['festival_times', 'gateway_events', 'handovers', 'idempotency_keys', 'images', 'item_modifier_groups', 'items'],
    ...['ledger_day_totals', 'ledger_progress', 'mail_addresses'],
    ...['menu_change_records', 'menu_changes', 'menu_import_mappings', 'menu_import_rows', 'menu_imports'],
    ...['modifier_groups', 'modifiers', 'order_changes', 'order_events', 'outbox'],
    ...['outbox_cursors', 'outgoing_messages', 'passkeys', 'password_tries', 'payment_gateways'],
    ...['payment_refunds', 'payments'],
    ...['payout_statements', 'promo_codes', 'promo_uses', 'providers', 'push_messages'],
    ...['recovery_codes', 'recovery_confirmations'],
    ...['recovery_requests', 'refused_requests', 'registrations'],
    ...['reviews', 'script_pages', 'sessions', 'social_accounts', 'store_archives', 'store_counters', 'store_secrets'],
    'store_settings',
    ...['sub_categories', 'sub_stores', 'subscriptions', 'support_messages', 'table_combinations', 'table_holds'],
    ...['tables', 'totp_factors'],
    ...[
      'trusted_colleagues',
      'unverified_messages',
      'vehicles',
      'waiting_parties',
      'wallet_requests',
      'website_domains',
      'websites',
    ],
  ]);
  expect(keptTables).toEqual([
    ...['orders', 'order_items', 'order_refunds', 'order_day_totals', 'insight_day_totals'],
    ...['ledger_transactions', 'ledger_entries', 'billing_invoices'],
  ]);
  expect(emptied.indexOf('reviews')).toBeLessThan(emptied.indexOf('promo_codes'));
});
