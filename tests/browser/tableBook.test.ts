import type { Locator, Page } from '@playwright/test';
import { addDays } from 'date-fns';
import { businessDate, storeDate } from '#contract/time';
import { paths } from '../../src/config/paths';
import { axe } from '../support/browserAxe';
import type { Platform } from '../support/browserPlatform';
import { expect, test } from './fixtures';

// All stories share the store's tables.
test.describe.configure({ mode: 'serial' });

const zone = 'Europe/Paris';

/** A request for tomorrow noon at any free table, and the page of that day. */
async function bookedTomorrow(platform: Platform) {
  const date = storeDate(addDays(new Date(), 1), zone);
  const { order, customerName } = await platform.placeOrder({ order_type: 'table', schedule_at: `${date}T12:00:00Z` });
  return { order, name: customerName, path: `${paths.tableBook}?day=${date}` };
}

const lineOf = (page: Page, table: number): Locator => page.getByRole('group', { name: `Table ${table}`, exact: true });
const blockOf = (place: Page | Locator, name: string): Locator =>
  place.getByRole('button', { name: new RegExp(`^${name},`) });

/** A free table that seats the guests, other than those. */
async function otherTable(platform: Platform, persons: number, taken: readonly number[]): Promise<number> {
  const { _id: store_id } = await platform.store();
  const { tables } = await platform.call('platform/get_store_menu', { store_id });
  const found = tables.find(
    ({ number, min_persons, max_persons }) =>
      min_persons <= persons && persons <= max_persons && !taken.includes(number),
  );
  if (!found) throw new Error('No other table seats these guests.');
  return found.number;
}

/** Drags a booking to a table by mouse, as a hand does: not in one jump. */
async function dragTo(page: Page, block: Locator, line: Locator): Promise<void> {
  await expect(async () => {
    await page.mouse.up();
    await block.scrollIntoViewIfNeeded();
    const [from, to] = [await block.boundingBox(), await line.boundingBox()];
    if (!from || !to) throw new Error('The booking or the table is not on screen');
    const x = from.x + from.width / 2;
    await page.mouse.move(x, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(x + 4, from.y + from.height / 2 + 20, { steps: 4 });
    await page.mouse.move(x + 4, to.y + to.height / 2, { steps: 12 });
    await expect(line.locator('.times')).toHaveAttribute('data-over', 'true', { timeout: 2_000 });
  }).toPass();
  await page.mouse.up();
}

test('a booking moves by mouse, by two taps and by keys, on every device, and back', async ({
  page,
  signIn,
  otherDevice,
  platform,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const { order, name, path } = await bookedTomorrow(platform);
  const first = order.table_number ?? 0;
  const second = await otherTable(platform, order.persons ?? 0, [first]);
  await signIn(page, 'owner', path);
  const tablet = await otherDevice();
  await signIn(tablet, 'owner', path);
  await expect(blockOf(lineOf(page, first), name)).toBeVisible();
  await expect(blockOf(lineOf(tablet, first), name)).toBeVisible();

  await dragTo(page, blockOf(page, name), lineOf(page, second));
  await expect(blockOf(lineOf(page, second), name)).toBeVisible();
  await expect(blockOf(lineOf(tablet, second), name)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(blockOf(lineOf(page, first), name)).toBeVisible();

  // Two taps: the booking, and the same time at the other table.
  const block = blockOf(page, name);
  await block.click();
  await expect(page.getByText('Tap a time at a table to move this booking there.')).toBeVisible();
  await axe(page);
  const box = await block.boundingBox();
  const times = lineOf(page, second).locator('.times');
  const line = await times.boundingBox();
  if (!box || !line) throw new Error('The booking or the table is not on screen');
  await times.click({ position: { x: box.x - line.x + 4, y: 4 } });
  await expect(blockOf(lineOf(page, second), `${name}, .*1:00 PM`)).toBeVisible();

  // One slot later; the result is said. A key counts once the move before it has been answered.
  await expect(blockOf(page, name)).toHaveAttribute('data-moving', 'false');
  await blockOf(page, name).press('Alt+ArrowRight');
  await expect(blockOf(page, `${name}, .*1:15 PM`)).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: `${name}: now table ${second} at 1:15 PM` })).toHaveCount(1);
  await expect(blockOf(tablet, `${name}, .*1:15 PM`)).toBeVisible();
  expect(page.url()).toContain(path);

  // The address of its panel keeps the day.
  await blockOf(page, name).click();
  await page.getByRole('button', { name: 'Details' }).click();
  await expect(page.getByRole('complementary', { name: 'Order details' })).toContainText(name);
  await expect(blockOf(page, name)).toBeVisible();
});

test('on a phone, guests are accepted, seated and done, by one tap each', async ({ page, signIn, platform }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { customerName: name } = await platform.placeOrder({ order_type: 'table' });
  await signIn(page, 'owner', `${paths.tableBook}?day=${businessDate(new Date(), { timezone: zone })}`);
  const row = page.getByRole('article', { name, exact: true });
  await expect(row).toContainText('Not confirmed yet');
  await row.getByRole('button', { name: `Accept: ${name}` }).click();
  const question = page.getByRole('dialog');
  await question.getByRole('button', { name: 'Accept' }).click();
  await row.getByRole('button', { name: `Arrived: ${name}` }).click();
  await expect(row).toContainText('Seated, ');
  await axe(page);
  await row.getByRole('button', { name: `Complete: ${name}` }).click();
  await expect(row).toContainText('Finished');
  await expect(row.getByRole('button', { name: /:/ })).toHaveCount(0);
});
