import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { permissionPresets } from '#contract/permissionPresets';
import type { UrlPermission } from '#contract/permissions';
import { paths } from '../../src/config/paths';
import { addAccount, callByHand, doneByHand, gatherRefusals } from '../support/browserAccounts';
import { axe, axeColours, axeWords, expectNoSidewaysScroll, turn } from '../support/browserAxe';
import { acceptedDelivery, dispatchOf, peopleAtWork } from '../support/browserDispatch';
import { speak } from '../support/browserLanguage';
import { signInByForm } from '../support/browserSignIn';
import { expect, test } from './fixtures';

const notPermitted = { success: false, error_code: 4001 };
const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });

/** Opens pages one after the other, until each is all there. */
async function walk(page: Page, pages: readonly string[]): Promise<void> {
  for (const to of pages) {
    await page.goto(to);
    await expect(page).toHaveURL(new RegExp(`${to}(\\?|$)`));
    await expect(page.getByRole('main').getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.getByRole('main').getByRole('progressbar')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
  }
}

test('who may dispatch and nothing else begins there, gives orders out, and reaches no other page', async ({
  page,
  signIn,
  otherDevice,
  platform,
}) => {
  const owner = await otherDevice();
  await signIn(owner, 'owner');
  const [person] = await peopleAtWork(platform, 1);
  if (!person) throw new Error('nobody is at work');
  const order = await acceptedDelivery(owner, platform);
  const { order: fresh } = await platform.placeOrder({ order_type: 'pickup' });
  const account = await addAccount(owner, 'Only Dispatch', [{ url: 'store/dispatcher', permission: 1 }]);
  const refused = gatherRefusals(page);

  await signInByForm(page, account.signIn);
  await expect(page).toHaveURL('/app/order/dispatch');
  const desk = dispatchOf(page);
  await expect(desk.cardIn('New', order.unique_id)).toBeVisible();
  await expect(mainMenu(page).getByRole('link', { name: /Create order|Today|Items|Team/ })).toHaveCount(0);
  await page.getByRole('button', { name: `Assign order ${order.unique_id}`, exact: true }).click();
  await page.getByRole('option', { name: new RegExp(person.name) }).click();
  await expect(desk.cardIn('Assigned', order.unique_id)).toContainText(`Asking ${person.name}`);

  // Beside the order stands what belongs to its delivery, and nothing of the kitchen or the till.
  await desk
    .card(order.unique_id)
    .getByRole('link', { name: `#${order.unique_id}` })
    .click();
  const panel = page.getByRole('complementary', { name: 'Order' });
  await expect(panel.getByRole('button', { name: 'Reassign' })).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Change to pickup' })).toBeVisible();
  await expect(
    panel.getByRole('button', { name: /Start preparing|Ready|Cancel order|Refund|Change items|More/ }),
  ).toHaveCount(0);

  await page.getByRole('button', { name: 'Quick links and appearance' }).click();
  const links = page.getByRole('navigation', { name: 'Quick links' }).getByRole('link');
  await expect(links).toHaveText(['Dispatch', 'Account']);
  expect(refused).toEqual([]);

  for (const closed of ['/app/create-order', '/app/order/tomorrow-orders', '/app/history/history-list']) {
    await page.goto(closed);
    await expect(page.getByRole('heading', { name: 'No access' })).toBeVisible();
  }
  // By the specification, everyone starts at today's orders: accounts that can't read them start at their own page.
  await page.goto('/app/order/today-orders');
  await expect(page).toHaveURL('/app/order/dispatch');

  const seen = { order_id: fresh._id, from: fresh.order_status, order_status: 3 as const, minutes: 15 };
  expect(await callByHand(page, 'set_order_status', seen)).toMatchObject(notPermitted);
  expect(await callByHand(page, 'get_order', { order_id: fresh._id })).toMatchObject(notPermitted);
  expect(await callByHand(page, 'get_order_list', { board: 'today' })).toMatchObject(notPermitted);
  // Nor by the reply of a call that comes too late.
  const stale = { order_id: fresh._id, version: fresh.version + 1 };
  expect(await callByHand(page, 'request_provider', stale)).toMatchObject(notPermitted);
});

test('a right that is taken away while someone works goes from button, menu and server, without a reload', async ({
  page,
  signIn,
  otherDevice,
  platform,
}) => {
  await signIn(page, 'owner');
  const { signIn: who, record } = await addAccount(page, 'Nora Desk', permissionPresets.order_desk);
  const { order } = await platform.placeOrder({ order_type: 'pickup' });
  const accept = { order_id: order._id, from: order.order_status, order_status: 3 as const, minutes: 15 };
  await doneByHand(page, 'set_order_status', accept);
  const desk = await otherDevice();
  await signInByForm(desk, who);
  await desk.goto(`/app/order/today-orders/${order._id}`);
  const panel = desk.getByRole('complementary', { name: 'Order' });
  await panel.getByRole('button', { name: 'More', exact: true }).click();
  await expect(desk.getByRole('menuitem', { name: 'Cancel order' })).toBeVisible();
  await expect(desk.getByRole('menuitem', { name: 'Refund' })).toBeVisible();
  await desk.keyboard.press('Escape');
  // A group of two pages; without the history it is the other page itself.
  const history = mainMenu(desk).getByRole('link', { name: 'History', exact: true });
  await expect(history).toBeVisible();
  // What a reload would lose.
  await desk.evaluate(() => Object.assign(window, { wasHere: true }));

  await page.goto(`/app/users/sub-stores/${record._id}`);
  for (const right of ['Cancel orders', 'Order history'])
    await page.getByRole('switch', { name: right, exact: true }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(history).toHaveCount(0);
  await panel.getByRole('button', { name: 'More', exact: true }).click();
  await expect(desk.getByRole('menuitem', { name: 'Refund' })).toBeVisible();
  await expect(desk.getByRole('menuitem', { name: 'Cancel order' })).toHaveCount(0);
  await desk.keyboard.press('Escape');
  const cancel = { order_id: order._id, from: 3 as const, order_status: 104 as const, reason: 'By hand' };
  expect(await callByHand(desk, 'set_order_status', cancel)).toMatchObject(notPermitted);
  expect(await callByHand(desk, 'get_order_totals', {})).toMatchObject(notPermitted);

  await page.getByRole('switch', { name: 'Orders', exact: true }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(desk.getByRole('dialog', { name: 'You no longer have access to this page' })).toBeVisible();
  expect(await callByHand(desk, 'set_order_status', { ...cancel, order_status: 5 })).toMatchObject(notPermitted);
  expect(await callByHand(desk, 'get_order', { order_id: order._id })).toMatchObject(notPermitted);
  expect(await desk.evaluate(() => 'wasHere' in window)).toBe(true);
});

const { createOrder, todayOrders, tomorrowOrders, scheduleOrders, pastOrders, dispatch, historyList } = paths;
const live = [createOrder, todayOrders, tomorrowOrders, scheduleOrders, pastOrders, dispatch];
const menu = [paths.itemList, paths.categories, paths.modifierGroups, paths.importData];
const people: [name: string, urls: readonly UrlPermission[], pages: readonly string[]][] = [
  ['Kim Kitchen', permissionPresets.kitchen, live],
  ['Mia Menu', permissionPresets.menu_editor, menu],
  ['Ida Items', [{ url: 'store/product', permission: 1 }], [paths.itemList, `${paths.itemList}/create`]],
  [
    'Abe Accounts',
    permissionPresets.accountant,
    [
      paths.dashboard,
      historyList,
      paths.historyWeek,
      paths.historyMonth,
      paths.earningWeek,
      paths.earningMonth,
      paths.earnings,
      paths.payouts,
      paths.cash,
    ],
  ],
  ['Dan Dispatch', permissionPresets.dispatcher, [dispatch, paths.providers, `${paths.providers}/create`, paths.cash]],
];

for (const [name, urls, pages] of people) {
  test(`seen as ${name}: every page of theirs is there and asks for nothing that is refused; nothing can be changed`, async ({
    page,
    signIn,
  }) => {
    await signIn(page, 'owner');
    const { record } = await addAccount(page, name, urls);
    await page.goto(`/app/users/sub-stores/${record._id}`);
    const refused = gatherRefusals(page);
    await page.getByRole('button', { name: 'View as this person' }).click();
    const bar = page.getByText(`Viewing as ${name} (read-only).`);
    await expect(bar).toBeVisible();
    await walk(page, pages);
    await expect(bar).toBeVisible();
    expect(refused).toEqual([]);

    await page.goto('/app/users/sub-stores');
    await expect(page.getByRole('heading', { name: 'No access' })).toBeVisible();
    await page.goto('/');
    await page.getByRole('button', { name: 'Exit' }).click();
    await expect(page).toHaveURL(`/app/users/sub-stores/${record._id}`);
    await expect(bar).toHaveCount(0);
  });
}

test('while viewing as someone, a tap moves no order, and a message says why', async ({ page, signIn, platform }) => {
  await signIn(page, 'owner');
  const { order } = await platform.placeOrder({ order_type: 'pickup' });
  const { record } = await addAccount(page, 'Kit Chen', permissionPresets.kitchen);
  await page.goto(`/app/users/sub-stores/${record._id}`);
  await page.getByRole('button', { name: 'View as this person' }).click();
  await expect(page.getByText('Viewing as Kit Chen (read-only).')).toBeVisible();
  await page.goto(`/app/order/today-orders/${order._id}`);
  const panel = page.getByRole('complementary', { name: 'Order' });
  await panel.getByRole('button', { name: 'Reject' }).click();
  await page.getByRole('dialog').getByRole('radio').first().check();
  await page.getByRole('dialog').getByRole('button', { name: 'Reject' }).click();
  await expect(page.getByText('You’re viewing as someone else').first()).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Accept' })).toBeVisible();
  expect(await callByHand(page, 'get_order', { order_id: order._id })).toMatchObject({ order: { order_status: 1 } });
});

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });
    test('the invitation can be used by everyone, in light, dark and Arabic', async ({ page, signIn, otherDevice }) => {
      const owner = await otherDevice();
      await signIn(owner, 'owner');
      const made = {
        idempotency_key: randomUUID(),
        name: 'Ana Long-Name-Without-An-End Kitchenhand',
        email: `${randomUUID()}@demo.test`,
      };
      const { sub_store } = await doneByHand(owner, 'add_sub_store', made);
      const { invitation } = await doneByHand(owner, 'invite_sub_store', { _id: sub_store._id });
      const heading = page.getByRole('heading', { name: 'Welcome, Ana Long-Name-Without-An-End Kitchenhand' });
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await page.goto(invitation.path);
      await expect(heading).toBeVisible();
      await axe(page);
      // With its errors said, too.
      await page.getByRole('button', { name: 'Set password and sign in' }).click();
      await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('aria-invalid', 'true');
      await axe(page);
      await expectNoSidewaysScroll(page);
      await turn(page, 'dark');
      await axeColours(page);
      await speak(page, 'ar');
      await axeWords(page);
      await expectNoSidewaysScroll(page);
      await page.goto(`${invitation.path}gone`);
      await expect(page.getByRole('alert')).toBeVisible();
      await axe(page);
    });
  });
}
