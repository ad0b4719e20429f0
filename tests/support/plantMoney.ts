import { randomUUID } from 'node:crypto';
import { cashHandedIn } from '#contract/ledger/orderEvents';
import { ledgerRows, writeLedger } from '#server/modules/ledger/service';
import type { TestApp } from './buildTestApp';
import { callAs } from './callApi';
import { endedOrder, type Tenant, type World } from './contractWorld';
import { makeProvider, type StoreRow } from './factories/index';

/** The fields that the platform's calls about a store's money share. */
export const keyed = (store: Pick<StoreRow, 'id'>, reason = 'Agreed by phone') => ({
  ...{ store_id: store.id, idempotency_key: randomUUID(), reason },
});

/** Makes the platform owe a store something. */
export const owe = async ({ app }: Pick<TestApp, 'app'>, store: Pick<StoreRow, 'id'>, amount: number) =>
  callAs(app, 'platform', 'platform/add_adjustment', { ...keyed(store), amount });

/** Gives a delivery person of a store cash. @returns the person */
export async function holdCash({ db }: Pick<TestApp, 'db'>, store: StoreRow, amount: number) {
  const provider = await makeProvider(db, store);
  const at = new Date();
  const by = { kind: 'system', id: null, name: '' } as const;
  // The opposite of handing it in.
  const given = cashHandedIn(randomUUID(), provider.id, 0 - amount);
  const occasion = { store_id: store.id, currency: store.currency, at, effective_at: at, by };
  await db.transaction((tx) => writeLedger(tx, ledgerRows([given], occasion)));
  return provider;
}

/** A body that contests what was taken from an order of a store. */
export async function contested(world: World, tenant: Tenant) {
  const { store } = tenant;
  const { _id } = await endedOrder(world, tenant);
  const body = { ...keyed(store, 'A late order'), amount: -70, order_id: _id };
  await callAs(world.app, 'platform', 'platform/add_adjustment', body);
  const from = { page: '/app', app_version: '1', browser: 'Firefox' };
  return { idempotency_key: randomUUID(), order_id: _id, account: 'adjustments' as const, ...from };
}
