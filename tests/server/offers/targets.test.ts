import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import { buildTestApp, type TestApp } from '../../support/buildTestApp';
import { callAs, errorOf } from '../../support/callApi';
import { makeItem, makeOffer, makeStore } from '../../support/factories/index';
import { login } from '../../support/login';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

it('an offer whose item was deleted can still be paused, and takes no item that the store doesn’t have', async () => {
  const store = await makeStore(test.db);
  const owner = await login(test.app, store);
  const item = await makeItem(test.db, store);
  const deleted = randomUUID();
  const offer = await makeOffer(test.db, store, { promo_for: 'item', promo_apply_on: [item.id, deleted] });
  const update = { _id: offer.id, version: 1 };

  const unknown = { ...update, promo_apply_on: [item.id, randomUUID()] };
  expect(await errorOf(test.app, owner, 'update_promo_code', unknown)).toBe(errorCodes.FIELDS_NOT_VALID);
  // An item isn't a sub-category.
  const other = { ...update, promo_for: 'sub_category' as const };
  expect(await errorOf(test.app, owner, 'update_promo_code', other)).toBe(errorCodes.FIELDS_NOT_VALID);

  const { promo_code } = await callAs(test.app, owner, 'update_promo_code', { ...update, is_active: false });
  expect(promo_code).toMatchObject({ is_active: false, promo_apply_on: [item.id, deleted] });
});
