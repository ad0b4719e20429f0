import type { Page } from '@playwright/test';
import { limits } from '#contract/limits';
import { boardOf, hearTones } from '../support/browserBoard';
import { endLongWaits, endSearches } from '../support/browserDispatch';
import { expect, test } from './fixtures';

/** Longer than the pause between two rings. */
const aRing = 5_000;

test('a new order rings until someone opens it, and the title counts those that wait', async ({
  page,
  signIn,
  platform,
}) => {
  const tones = await hearTones(page);
  await page.clock.install();
  await signIn(page, 'owner');
  const board = boardOf(page);
  const waiting = page.getByRole('region', { name: /^New, / });
  await expect(waiting).toBeVisible();
  await endSearches(page);
  await endLongWaits(page);
  // The first tap on the page is what lets the browser sound.
  await page.getByRole('heading', { name: 'Today', level: 1 }).click();
  await expect.poll(tones).toBeGreaterThan(0);

  // Orders that no one answers in time leave the column.
  const links = waiting.getByRole('article').getByRole('link');
  const opened = page.getByRole('heading', { name: 'Timeline' });
  const seen = new Set<string>();
  for (;;) {
    const ids = await links.evaluateAll((all) => all.map(({ id }) => id));
    const next = ids.find((id) => !seen.has(id));
    if (!next) break;
    seen.add(next);
    await page.locator(`[id="${next}"]`).click();
    await expect(opened).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(opened).toHaveCount(0);
  }
  await page.clock.fastForward(aRing);
  const silence = await tones();
  await page.clock.fastForward(aRing);
  expect(await tones()).toBe(silence);

  const { order } = await platform.placeOrder({ order_type: 'pickup' });
  const { unique_id: number } = order;
  await expect(board.cardIn('New', number)).toBeVisible();
  await expect.poll(tones).toBeGreaterThan(silence);
  await expect(page.getByRole('status').filter({ hasText: `New order ${number}, Pickup` })).toHaveCount(1);
  const waitingCount = await waiting.getByRole('article').count();
  await expect(page).toHaveTitle(`(${waitingCount}) Today - Storedesk`);

  await board.accept(number);
  await expect(page).toHaveTitle(waitingCount > 1 ? `(${waitingCount - 1}) Today - Storedesk` : 'Today - Storedesk');
  await page.clock.fastForward(aRing);
  const after = await tones();
  await page.clock.fastForward(aRing);
  expect(await tones()).toBe(after);
});

/** Sets after how many minutes a new order is rejected, as an owner does. */
async function setTimeToAnswer(page: Page, minutes: number): Promise<void> {
  await page.getByRole('button', { name: 'Board settings' }).click();
  await page.getByRole('menuitem', { name: 'Time to accept…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Order settings' });
  await dialog.getByRole('textbox', { name: 'Minutes until a new order is rejected' }).fill(String(minutes));
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
}

test('an order that no one answers counts down, rings, and is rejected with word of its payment on every page', async ({
  page,
  signIn,
  otherDevice,
  platform,
}) => {
  const tones = await hearTones(page);
  await signIn(page, 'owner');
  const elsewhere = await otherDevice();
  await signIn(elsewhere, 'owner', '/app/menu/item-list');
  await expect(elsewhere.getByRole('status').filter({ hasText: /^Live$/ })).toBeVisible();
  await endSearches(page);
  const waiting = page.getByRole('region', { name: /^New, / }).getByRole('article');
  await expect(waiting.first()).toBeVisible();
  // The first tap lets the browser sound; who opens an order silences its usual ring.
  for (const card of await waiting.all()) {
    await card.getByRole('link').click();
    await expect(page.getByRole('heading', { name: 'Timeline' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { name: 'Timeline' })).toHaveCount(0);
  }

  // One of the demo's orders has waited for some time: set the limit by it, since the test can't wait so long.
  const { _id: store_id } = await platform.store();
  const ids = await waiting.evaluateAll((cards) => cards.map((card) => (card as HTMLElement).dataset.orderId ?? ''));
  const orders = await Promise.all(
    ids.map(async (order_id) => (await platform.call('platform/get_order', { store_id, order_id })).order),
  );
  const [oldest] = orders.filter(({ schedule_at }) => !schedule_at).sort((a, b) => a.unique_id - b.unique_id);
  if (!oldest) throw new Error('No order of the demo waits.');
  const number = oldest.unique_id;
  const board = boardOf(page);
  const card = board.cardIn('New', number);
  // Several orders would share one notice.
  for (const other of orders) if (other !== oldest) await board.accept(other.unique_id);
  const warning = elsewhere.getByRole('alert').filter({ hasText: `Order ${number} is about to be rejected` });
  const before = await tones();
  const age = (Date.now() - Date.parse(oldest.created_at)) / 60_000;
  // The notice closes automatically, so watch the other device all the time.
  await Promise.all([
    expect(warning).toBeVisible({ timeout: 120_000 }),
    setTimeToAnswer(page, Math.floor(age + 0.5) + 1),
  ]);
  await expect(card).toContainText(/Accept within [01]:\d\d/);
  await expect.poll(tones).toBeGreaterThan(before);

  const payment = oldest.paid_by === 'card' ? 'The card payment of €' : 'No payment was taken.';
  const noticeOn = (device: Page) =>
    device.getByRole('alert').filter({ hasText: `Order ${number} was rejected: no one accepted it within` });
  // Each closes automatically, so watch both devices from before the order is rejected.
  await Promise.all([
    ...[page, elsewhere].map((device) => expect(noticeOn(device)).toContainText(payment)),
    setTimeToAnswer(page, Math.floor((Date.now() - Date.parse(oldest.created_at)) / 60_000)),
  ]);
  await expect(card).toHaveCount(0);
  await setTimeToAnswer(page, limits.answerMinutesMax);
});

test('this device can be muted, and stays so', async ({ page, signIn }) => {
  await signIn(page, 'owner');
  await page.getByRole('button', { name: /^Notifications, / }).click();
  await page.getByRole('button', { name: 'Notification settings' }).click();
  await page.getByRole('dialog', { name: 'Notification settings' }).getByRole('switch', { name: 'Mute' }).check();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Notifications, .*Sound: off$/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: /^Notifications, .*Sound: off$/ })).toBeVisible();
});
