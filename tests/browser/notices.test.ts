import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

/** Remembers the position of every control that can be clicked now, and returns their number. */
const remember = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const hit = (element: Element): boolean => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const found = document.elementFromPoint(left + width / 2, top + height / 2);
      return found !== null && (element.contains(found) || found.contains(element));
    };
    const controls = [...document.querySelectorAll('button, a[href], input, [role=switch], [role=row]')].filter(hit);
    const boxes = controls.map((element) => ({ element, box: JSON.stringify(element.getBoundingClientRect()) }));
    Object.assign(window, { boxes, hit });
    return boxes.length;
  });

/** The controls that have been moved or covered since. */
const disturbed = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { boxes, hit } = window as unknown as {
      boxes: { element: Element; box: string }[];
      hit: (element: Element) => boolean;
    };
    return boxes
      .filter(({ element }) => element.isConnected)
      .filter(({ element, box }) => JSON.stringify(element.getBoundingClientRect()) !== box || !hit(element))
      .map(({ element }) => element.getAttribute('aria-label') ?? element.textContent ?? element.tagName);
  });

/** Waits until the stream is live and nothing moves any longer. */
async function settle(page: Page): Promise<void> {
  // The status may be behind a dialog.
  await expect(page.getByRole('status', { includeHidden: true }).filter({ hasText: /^Live$/ })).toHaveCount(1);
  await remember(page);
  const moved = async () => {
    const found = await disturbed(page);
    await remember(page);
    return found;
  };
  await expect.poll(moved, { intervals: [500] }).toEqual([]);
}

const notices = (page: Page) => page.getByTestId('notices').getByRole('status');

/** The notice of a new order. On a phone it waits while a notice about unanswered orders is in its place. */
const ofOrders = (page: Page, number: number) =>
  page
    .getByTestId('notices')
    .getByRole('status', { includeHidden: true })
    .filter({ hasText: new RegExp(`Order ${number}: new order|new orders|about to be rejected`) })
    .first();

for (const [width, height] of [
  [1440, 900],
  [820, 1180],
  [390, 844],
] as const) {
  test(`at ${width} px a notice moves and covers nothing`, async ({ page, signIn, platform }) => {
    await page.setViewportSize({ width, height });
    await signIn(page, 'owner', '/app/menu/item-list');
    for (const [path, heading] of [
      ['/app/menu/item-list', 'Items'],
      ['/app/history/history-list', 'Order history'],
      ['/app/history/reviews', 'Reviews'],
      ['/app/order/dispatch', 'Dispatch'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await settle(page);
      expect(await remember(page)).toBeGreaterThan(5);
      const { order } = await platform.placeOrder({ order_type: 'pickup' });
      await expect(ofOrders(page, order.unique_id)).toBeVisible();
      expect(await disturbed(page), path).toEqual([]);
    }
  });

  test(`at ${width} px a dialog stays where it is, and its last button in reach`, async ({
    page,
    signIn,
    platform,
  }) => {
    await page.setViewportSize({ width, height });
    await signIn(page, 'owner', '/app/menu/item-list');
    await expect(page.getByRole('heading', { name: 'Items', level: 1 })).toBeVisible();
    await page.getByRole('button', { name: 'Account' }).click();
    await page.getByRole('menuitem', { name: 'Change password' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change password' });
    await expect(dialog.getByRole('button', { name: 'Change password' })).toBeVisible();
    // Wait until the dialog has stopped growing.
    await expect.poll(() => dialog.evaluate((element) => element.getAnimations({ subtree: true }).length)).toBe(0);
    await settle(page);
    const { order } = await platform.placeOrder({ order_type: 'pickup' });
    await expect(ofOrders(page, order.unique_id)).toBeVisible();
    expect(await disturbed(page)).toEqual([]);
  });
}

test('several orders share one notice, which can be closed, and the bell lists them', async ({
  page,
  signIn,
  platform,
}) => {
  await signIn(page, 'owner', '/app/menu/item-list');
  await expect(page.getByRole('heading', { name: 'Items', level: 1 })).toBeVisible();
  await settle(page);
  const { order: first } = await platform.placeOrder({ order_type: 'pickup' });
  await expect(ofOrders(page, first.unique_id)).toBeVisible();
  const { order: second } = await platform.placeOrder({ order_type: 'pickup' });
  // More than two where the story before placed one just before this page was opened.
  const several = notices(page).filter({ hasText: /[2-9] new orders/ });
  await expect(several).toBeVisible();
  await expect(notices(page).filter({ hasText: 'new order' })).toHaveCount(1);
  await several.getByRole('button', { name: 'Close this message' }).click();
  await expect(several).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Items', level: 1 })).toBeVisible();

  await page.getByRole('button', { name: /^Notifications, \d+ unread/ }).click();
  const center = page.getByRole('dialog', { name: 'Notifications' });
  await expect(center.getByRole('link', { name: `Order ${second.unique_id}: new order` })).toBeVisible();
  await expect(notices(page).filter({ hasText: 'new order' })).toHaveCount(0);
  await center.getByRole('link', { name: `Order ${first.unique_id}: new order` }).click();
  await expect(page).toHaveURL(`/app/order/today-orders/${first._id}`);
});
