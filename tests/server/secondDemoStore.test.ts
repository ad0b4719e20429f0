import { addDays } from 'date-fns';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import { stores } from '#server/db/schema/stores';
import { seedDemo } from '#server/db/seed/demo/index';
import { runBilling } from '#server/modules/subscription/service';
import { secondDemoStore } from '#server/secondDemoStore';
import { buildTestApp, demoData, type TestApp } from '../support/buildTestApp';
import { callAs, errorOf } from '../support/callApi';
import { openSession } from '../support/login';

let test: TestApp;
const now = () => test.clock.now ?? new Date();
beforeAll(async () => {
  test = await buildTestApp({ env: demoData, hasRealGateways: true });
  await seedDemo(test.db, { now: now(), setUpSecond: secondDemoStore(test.env, now) });
}, 120_000);
afterAll(() => test.close());

async function ownerOf(email: string) {
  const [store] = await test.db.select({ id: stores.id }).from(stores).where(eq(stores.email, email));
  if (!store) throw new Error(`the demo has no store of ${email}`);
  return openSession(test, store);
}

it('The second store of the demo takes card payments at the stand-in, and its trial ends; the first one has neither', async () => {
  const first = await ownerOf('owner@demo.test');
  const second = await ownerOf('owner2@demo.test');
  const gateways = await callAs(test.app, second, 'get_payment_gateways', {});
  expect(gateways.gateways.find(({ name }) => name === 'stripe')).toMatchObject({ is_on: true, is_first: true });
  expect((await callAs(test.app, second, 'check_payment_gateway', { name: 'stripe' })).check).toBe('ok');
  const ofFirst = (await callAs(test.app, first, 'get_payment_gateways', {})).gateways;
  expect(ofFirst.filter(({ is_on }) => is_on)).toEqual([]);

  const { subscription } = await callAs(test.app, second, 'get_subscription', {});
  expect(subscription.state).toBe('trial');
  test.clock.now = addDays(now(), 4);
  const { db, env, app } = test;
  await runBilling({ db, env, billing: app.billing, now, log: app.log });
  expect(await errorOf(test.app, second, 'get_item_list', {})).toBe(errorCodes.SUBSCRIPTION_REQUIRED);
  expect(await errorOf(test.app, first, 'get_item_list', {})).toBeNull();
});
