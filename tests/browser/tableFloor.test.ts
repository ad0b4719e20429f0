import type { Locator, Page } from '@playwright/test';
import { paths } from '../../src/config/paths';
import { axe, expectNoSidewaysScroll } from '../support/browserAxe';
import { speak } from '../support/browserLanguage';
import { expect, test } from './fixtures';

// All stories share the store's tables.
test.describe.configure({ mode: 'serial' });

const floorOf = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Floor plan', exact: true }).click();
  await expect(page.locator('[data-table-id]').first()).toBeVisible();
};

/** Tables that two guests can have without an end; in the morning, when each has a booking at night, those until then. */
async function freeForTwo(page: Page): Promise<RegExp> {
  const isFree = /^Table \d+, Free, [12]–\d+ people$/;
  const isThere = (await page.getByRole('button', { name: isFree }).count()) > 0;
  return isThere ? isFree : /^Table \d+, Free until [^,]+, [12]–\d+ people$/;
}
const tableOf = (page: Page, number: string, state: string): Locator =>
  page.getByRole('button', { name: new RegExp(`^Table ${number}, ${state}`) });

const numberOf = async (table: Locator): Promise<string> =>
  /^Table (\d+)/.exec((await table.getAttribute('aria-label')) ?? '')?.[1] ?? '';

const firstFree = async (page: Page): Promise<string> =>
  numberOf(page.getByRole('button', { name: await freeForTwo(page) }).first());

/** Goes from table to table by the arrow keys, until one is free for two. */
async function walkToFree(page: Page, from: string): Promise<string> {
  const isFree = await freeForTwo(page);
  for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'])
    for (let step = 0; step < 8; step += 1) {
      await page.keyboard.press(key);
      const focused = page.locator('[data-table-id]:focus');
      const name = (await focused.getAttribute('aria-label')) ?? '';
      const number = await numberOf(focused);
      if (isFree.test(name) && number !== from) return number;
    }
  throw new Error('The arrow keys led to no table that is free for two.');
}

test('guests are seated, moved by two taps and by keys, and seen on every device', async ({
  page,
  signIn,
  otherDevice,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, 'owner', paths.tableBook);
  await floorOf(page);
  const tablet = await otherDevice();
  await tablet.setViewportSize({ width: 820, height: 1180 });
  await signIn(tablet, 'owner', paths.tableBook);
  await floorOf(tablet);
  await axe(page);

  // Two taps: the table, and how many they are.
  const first = await firstFree(page);
  await tableOf(page, first, 'Free').click();
  await page.getByRole('dialog').getByRole('button', { name: '2 people' }).click();
  await expect(tableOf(page, first, 'Seated')).toBeVisible();
  await expect(tableOf(tablet, first, 'Seated')).toBeVisible();

  // Two taps: their table, and another one.
  await tableOf(page, first, 'Seated').click();
  const bar = page.getByRole('group', { name: 'Chosen booking' });
  await expect(bar.getByText('Tap a table to move this booking there.')).toBeVisible();
  await axe(page);
  const second = await firstFree(page);
  await tableOf(page, second, 'Free').click();
  await expect(tableOf(page, second, 'Seated')).toBeVisible();
  await expect(tableOf(tablet, first, 'Free')).toBeVisible();
  await expect(tableOf(tablet, second, 'Seated')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(tableOf(page, first, 'Seated')).toBeVisible();
  // A key counts once the move before it has been answered.
  await expect(page.getByRole('status').filter({ hasText: `: back at table ${first} at` })).toHaveCount(1);

  // By keys: the table, the way to another one, and that one.
  await tableOf(page, first, 'Seated').focus();
  await page.keyboard.press('Enter');
  await expect(bar).toBeVisible();
  const third = await walkToFree(page, first);
  await page.keyboard.press('Enter');
  await expect(tableOf(page, third, 'Seated')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: `: now table ${third} at` })).not.toHaveCount(0);
  await expect(tableOf(tablet, third, 'Seated')).toBeVisible();

  // They leave.
  await tableOf(page, third, 'Seated').click();
  await bar.getByRole('button', { name: /^Complete: / }).click();
  await expect(tableOf(page, third, 'Free')).toBeVisible();

  // The device remembers the view.
  await page.reload();
  await expect(tableOf(page, third, 'Free')).toBeVisible();
});

test('in Arabic the page is mirrored and the room is not', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await signIn(page, 'owner', paths.tableBook);
  await floorOf(page);
  const plan = page.getByRole('group', { name: 'Dining room' });
  const order = async () => {
    const boxes = await plan.locator('[data-table-id]').evaluateAll((tables) =>
      tables.map((table) => ({
        id: table.getAttribute('data-table-id') ?? '',
        left: Math.round(table.getBoundingClientRect().left),
      })),
    );
    return boxes.sort((a, b) => a.left - b.left || a.id.localeCompare(b.id)).map(({ id }) => id);
  };
  const english = await order();
  await speak(page, 'ar');
  await expect(page.getByText('الوقت المعروض').or(page.getByRole('slider', { name: 'الوقت المعروض' }))).toHaveCount(1);
  expect(await order()).toEqual(english);
  await axe(page);
  await expectNoSidewaysScroll(page);

  // A phone has no room for a plan: the tables stand in a grid, each with its state.
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.locator('[data-table-id]').first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  await axe(page);
});
